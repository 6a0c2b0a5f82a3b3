import { expect, test } from 'vitest'
import { spotPrice } from './spot-price.ts'

const box = { price_cents: 8_821, per_sqft_cents: 802, unit: 'box', uom: 'Box' } as const

test('a price is per unit, or per square foot for who wants it first', () => {
  expect([spotPrice(box, false), spotPrice(box, true)]).toEqual(['$8.02 /sq ft', '$88.21 per Box'])
})

test.each([
  [{ ...box, per_sqft_cents: null, unit: 'piece', uom: 'Piece' }, '$88.21 per Piece'],
  [{ ...box, per_sqft_cents: 8_821, unit: 'square_foot', uom: 'Square foot' }, '$88.21 /sq ft'],
] as const)('what has one unit alone has one price: %o', (price, words) => {
  expect([spotPrice(price, false), spotPrice(price, true)]).toEqual([words, words])
})
