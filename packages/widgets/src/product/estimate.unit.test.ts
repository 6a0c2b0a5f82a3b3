import { longestOf } from '@showroom/contract/cart/seam.rules'
import { expect, test } from 'vitest'
import { aProduct } from '../testing/product-fixtures.ts'
import { type Entries, estimateOf, measuredBy, noEntries, partOf } from './estimate.ts'
import { newRoom, type Room } from './measure.ts'

const tile = aProduct()
const rooms = (...areas: string[]): Entries => ({
  ...noEntries,
  rooms: areas.map((area, index) => ({ ...newRoom(index + 1), area })),
})
const lawn = (length: string, width: string): Room => ({
  ...newRoom(1, 'sides'),
  sides: { length: { feet: length, inches: '' }, width: { feet: width, inches: '' } },
})
const turf = aProduct({
  price: { ...tile.price, unit: 'square_foot', uom: 'Sq ft', coverage: 1_000 },
  quantity: { ...tile.quantity, default_waste_pct: 5, patterns: [] },
})
const trim = aProduct({
  price: { ...tile.price, unit: 'piece', uom: 'Piece', coverage: null, per_sqft_cents: null, length: 7_830 },
})

test('120 sq ft with 10 % in boxes of 15.5 are 9 boxes that cover 139.5', () => {
  const estimate = estimateOf(tile, rooms('120'))
  expect([estimate.qty, estimate.coverage.covers, estimate.coverage.extra]).toEqual([9, 139_500, 19_500])
})

test('several rooms are bought together, not rounded up one by one', () => {
  expect(estimateOf(tile, rooms('60', '60')).qty).toBe(9)
})

test('a pattern with more cuts raises the waste, and with it the boxes', () => {
  const herringbone = estimateOf(tile, { ...rooms('120'), pattern: 'herringbone' })
  expect([herringbone.wastePct, herringbone.qty]).toEqual([18, 10])
})

test('a waste of one’s own goes before the pattern’s', () => {
  expect(estimateOf(tile, { ...rooms('120'), pattern: 'herringbone', wastePct: 0 }).qty).toBe(8)
})

test('typed boxes say what they cover and which waste that implies', () => {
  const estimate = estimateOf(tile, { ...rooms('120'), qty: 8 })
  expect([estimate.coverage.covers, estimate.coverage.impliedWasteBps]).toEqual([124_000, 333])
})

test('nothing measured is the least that is sold', () => {
  expect(
    estimateOf(aProduct({ quantity: { ...tile.quantity, min_qty: 4, step_qty: 2 } }), noEntries).qty,
  ).toBe(4)
})

test('steps are kept: what is sold in fours comes in fours', () => {
  expect(estimateOf(aProduct({ quantity: { ...tile.quantity, step_qty: 4 } }), rooms('120')).qty).toBe(12)
})

test('11.5 linear feet with 10 % in pieces of 7.83 feet are 2 pieces', () => {
  expect(estimateOf(trim, { ...noEntries, length: '11.5' }).qty).toBe(2)
})

test('turf is cut from the roll in the thriftier direction', () => {
  const estimate = estimateOf(turf, { ...noEntries, rooms: [lawn('40', '70')] })
  expect([estimate.plans[0]?.plan.strips, estimate.qty]).toEqual([5, 3_075])
})

test('turf known by its area only is covered with waste', () => {
  expect(estimateOf(turf, rooms('100')).qty).toBe(105)
})

test('the longest run is looked for among measured rooms only', () => {
  expect(longestOf([{ ...newRoom(1), area: '400' }, lawn('10', '8')].map(partOf))).toBe(10_000)
})

test('the unit decides what is asked', () => {
  expect([tile, turf, trim].map(measuredBy)).toEqual(['area', 'roll', 'length'])
})
