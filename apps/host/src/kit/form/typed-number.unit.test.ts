import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalIn, digitsIn, numericIn } from './typed-number.ts'

test('a numeric input keeps digits only, and stands for 0 where there are none', () => {
  expect(digitsIn('1,2a3.4')).toBe('1234')
  expect(numericIn('12 boxes')).toBe(12)
  expect(numericIn('none')).toBe(0)
})

test.each([
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['$1,250.5', '1250.5'],
  ['.5', '.5'],
  ['7.', '7.'],
  ['-3', '3'],
  ['', ''],
])('a decimal input makes %s into %s', (typed, kept) => {
  expect(decimalIn(typed)).toBe(kept)
})

test('whatever is typed, a numeric input holds a whole number from 0', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d*$/.test(digitsIn(typed)) && numericIn(typed) >= 0))
})

test('whatever is typed, a decimal input has one dot at most and two decimals at most', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d*(?:\.\d{0,2})?$/.test(decimalIn(typed))))
})

test('what a decimal input keeps, it keeps', () => {
  fc.assert(fc.property(fc.string(), (typed) => decimalIn(decimalIn(typed)) === decimalIn(typed)))
})
