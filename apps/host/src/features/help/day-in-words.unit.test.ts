import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'

test('a day is told in words', () => {
  expect(dayInWords('2021-05-03')).toBe('May 3, 2021')
  expect(dayInWords('2022-12-31')).toBe('December 31, 2022')
})
