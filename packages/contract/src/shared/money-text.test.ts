import { expect, test } from 'vitest'
import { decimal, dollars } from './money-text.ts'

test.each([
  [0, '0.00', '$0.00'],
  [5, '0.05', '$0.05'],
  [282_087, '2820.87', '$2,820.87'],
  [-14_342, '-143.42', '-$143.42'],
  [-7, '-0.07', '-$0.07'],
  [123_456_789_012, '1234567890.12', '$1,234,567,890.12'],
])('%i cents', (cents, asDecimal, asDollars) => {
  expect(decimal(cents)).toBe(asDecimal)
  expect(dollars(cents)).toBe(asDollars)
})

test('an amount that its reader is not told is a dash, and so is what was computed from it', () => {
  expect([dollars(undefined), dollars(NaN)]).toEqual(['—', '—'])
})
