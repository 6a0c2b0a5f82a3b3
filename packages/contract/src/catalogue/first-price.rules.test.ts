import { expect, test } from 'vitest'
import { firstPrice } from './first-price.rules.ts'

const box = { price_cents: 8_821, per_sqft_cents: 802, unit: 'box', uom: 'Box' } as const

test('what has two prices says the one first that its reader wants first', () => {
  expect(firstPrice(box, true)).toEqual({ cents: 8_821, per: 'per Box' })
  expect(firstPrice(box, false)).toEqual({ cents: 802, per: '/sq ft' })
})

test.each([
  [{ ...box, per_sqft_cents: null, unit: 'piece', uom: 'Faucet' }, 'per Faucet'],
  [{ ...box, per_sqft_cents: null, unit: 'piece', uom: '' }, 'per Piece'],
  [{ ...box, per_sqft_cents: 8_821, unit: 'square_foot', uom: 'Square foot' }, '/sq ft'],
] as const)('what has one unit alone has one price, whatever is wanted: %o', (price, per) => {
  expect([true, false].map((isByUnit) => firstPrice(price, isByUnit))).toEqual([
    { cents: 8_821, per },
    { cents: 8_821, per },
  ])
})
