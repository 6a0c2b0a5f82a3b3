import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalFeet, feetText, feetTyped, inDecimalFeet, lengthInField, shownSize } from './feet.rules.ts'

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

test('a size is written in feet and inches, or in decimal feet', () => {
  const size = { width: 12_500, length: 14_333 }
  expect(shownSize(size, false)).toBe(`12' 6" × 14' 4"`)
  expect(shownSize(size, true)).toBe('12.5 ft × 14.33 ft')
})

test('whichever way a length is written in its field, it is typed again as it was', () => {
  expect([12_333, 8_000].map((length) => lengthInField(length, true))).toEqual(['12.333', '8'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (length) => {
      expect(feetTyped(lengthInField(length, true))).toBe(length)
    }),
  )
})

test.each([
  ["<text>12' 6&quot;</text><text>14' 0&quot;</text>", '<text>12.5 ft</text><text>14 ft</text>'],
  [`12' 3.25" × 9' 4"`, '12.27 ft × 9.33 ft'],
  [
    'L-shaped kitchen, 12 feet by 14 feet 6 inches, door north',
    'L-shaped kitchen, 12 feet by 14.5 feet, door north',
  ],
  ['Galley kitchen, 1 foot by 1 foot 6 inches', 'Galley kitchen, 1 foot by 1.5 feet'],
  ['Square kitchen, 12 by 14', 'Square kitchen, 12 by 14'],
])('%s in decimal feet', (text, decimal) => expect(inDecimalFeet(text)).toBe(decimal))
