import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalFeet, feetText, feetTyped } from './feet.rules.ts'

test.each([
  ['10\' 6"', 10_500],
  ["10'6", 10_500],
  ['10 6', 10_500],
  ['10.5', 10_500],
  ['126"', 10_500],
  ['10 ft 6 in', 10_500],
  ['10 13', null],
  ['0', null],
  ['ten', null],
])('%s is %s thousandths of a foot', (typed, length) => expect(feetTyped(typed)).toBe(length))

test('a length is written in feet alone to the hundredth, without zeros that say nothing', () => {
  expect([12_500, 12_000, 12_333, 40, 0].map(decimalFeet)).toEqual(['12.5', '12', '12.33', '0.04', '0'])
})

test('every length in inches that is shown can be typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_199 }), (inches) => {
      const length = Math.round((inches * 1_000) / 12)
      expect(feetTyped(feetText(length))).toBe(length)
    }),
  )
})
