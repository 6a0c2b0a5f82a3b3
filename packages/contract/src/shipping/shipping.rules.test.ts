import { expect, test } from 'vitest'
import { arrivalOf, isPoBox, needsPallet, type ShippedLine, weightOf } from './shipping.rules.ts'

const aLine = (more: Partial<ShippedLine> = {}): ShippedLine => ({
  qty: 1,
  weightLb: 20,
  longestEdge: 24_000,
  shipClass: 'Parcel',
  leadDaysMin: 2,
  leadDaysMax: 5,
  cutOffHour: 14,
  restockOn: null,
  ...more,
})

test('a delivery weighs what its units weigh, to the hundredth; one unknown weight leaves it unknown', () => {
  expect(weightOf([aLine({ qty: 3, weightLb: 0.1 }), aLine({ weightLb: 49.75 })])).toBe(50.05)
  expect(weightOf([aLine(), aLine({ weightLb: null })])).toBe(null)
})

test.each<[string, ShippedLine[], boolean]>([
  ['150 lb', [aLine({ qty: 3, weightLb: 50 })], false],
  ['more than 150 lb together', [aLine({ qty: 3, weightLb: 50 }), aLine({ weightLb: 0.01 })], true],
  ['108 inches', [aLine({ longestEdge: 108_000 })], false],
  ['more than 108 inches', [aLine({ longestEdge: 108_001 })], true],
  ['an unknown weight of what goes by parcel', [aLine({ weightLb: null })], false],
  ['an unknown weight of what goes by truck', [aLine({ weightLb: null, shipClass: 'LTL crate' })], true],
  ['a light piece of what mostly goes by truck', [aLine({ shipClass: 'LTL' })], false],
  [
    'a known weight over the limit beside an unknown one',
    [aLine({ weightLb: 151 }), aLine({ weightLb: null })],
    true,
  ],
])('%s: on a pallet %s', (_, lines, expected) => {
  expect(needsPallet(lines)).toBe(expected)
})

// Monday 10:15 in Los Angeles.
const placed = new Date('2026-11-02T18:15:00Z')

test('a delivery comes when its slowest line is there', () => {
  const quick = aLine()
  const slow = aLine({ leadDaysMin: 4, leadDaysMax: 6 })
  expect(arrivalOf([quick], false, placed)).toEqual({
    earliest: '2026-11-05',
    latest: '2026-11-16',
    in_three_weeks: true,
  })
  expect(arrivalOf([quick, slow], false, placed)).toEqual({
    earliest: '2026-11-09',
    latest: '2026-11-17',
    in_three_weeks: true,
  })
  expect(arrivalOf([quick, slow], true, placed).earliest).toBe('2026-11-10')
})

test('what is made to order may take longer than three weeks', () => {
  expect(arrivalOf([aLine({ leadDaysMin: 20, leadDaysMax: 30 })], true, placed).in_three_weeks).toBe(false)
})

test.each([
  ['P.O. Box 12', true],
  ['PO BOX 12', true],
  ['p o box #12', true],
  ['Post Office Box 12', true],
  ['POB 12', true],
  ['12 Poblano Ave', false],
  ['12 Box Elder Rd', false],
  ['1 Polk St', false],
])('%s is a PO box: %s', (street, expected) => {
  expect(isPoBox(street)).toBe(expected)
})
