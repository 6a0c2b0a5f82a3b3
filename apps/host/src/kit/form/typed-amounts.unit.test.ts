import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsAsTyped, centsIn, feetAsTyped, lengthText, milliFeetIn } from './typed-amounts.ts'

test.each([
  ['12,000', 1_200_000],
  ['$950.50', 95_050],
  [' 7.5 ', 750],
  ['0', 0],
  ['12,00', null],
  ['-5', null],
  ['a lot', null],
  ['', null],
])('the amount %s', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

test.each([
  ['10', 10_000],
  ['10.5', 10_500],
  ['10.25 ft', 10_250],
  [`10' 6"`, 10_500],
  ['10 ft 6 in', 10_500],
  ['10 6', 10_500],
  ['18 in', 1_500],
  ['7 inches', 583],
  ['ten', null],
  ['10.5.2', null],
  ['', null],
])('the length %s', (typed, milli) => {
  expect(milliFeetIn(typed)).toBe(milli)
})

test('a length is written in feet and inches, or in decimal feet', () => {
  expect([10_500, 583, 8_000, 0].map((milli) => lengthText(milli, false))).toEqual([
    '10 ft 6 in',
    '7 in',
    '8 ft',
    '0 ft',
  ])
  expect([10_500, 583].map((milli) => lengthText(milli, true))).toEqual(['10.5 ft', '0.583 ft'])
})

test('whichever way a length is written in its field, it is read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.boolean(), (milli, isDecimal) => {
      expect(milliFeetIn(feetAsTyped(milli, isDecimal))).toBe(milli)
    }),
  )
})

test('what was kept is typed again as it means', () => {
  expect(centsIn(centsAsTyped(95_050))).toBe(95_050)
  expect(milliFeetIn(feetAsTyped(10_583))).toBe(10_583)
  expect([centsAsTyped(null), feetAsTyped(0)]).toEqual(['', ''])
})
