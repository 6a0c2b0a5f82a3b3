import { ShopError } from '@showroom/widgets/shop'
import { expect, test } from 'vitest'
import { isFinal } from './failure.ts'

test.each([
  [403, true],
  [404, true],
  [410, true],
  [0, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer of %i is the last word: %s', (status, isOver) => {
  expect(isFinal(new ShopError({ status, code: 'refused', message: '' }))).toBe(isOver)
})
