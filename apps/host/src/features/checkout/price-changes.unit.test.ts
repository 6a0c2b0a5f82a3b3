import type { Checkout } from '@showroom/contract/checkout/checkout'
import { expect, test } from 'vitest'
import { priceChanges } from './price-changes.ts'

type Line = { line_id: string; name: string; unit_price_cents: number }
const tile: Line = { line_id: 'tile', name: 'Tile', unit_price_cents: 8_821 }
const faucet: Line = { line_id: 'faucet', name: 'Faucet', unit_price_cents: 17_264 }

type Seen = Pick<Checkout, 'discount_cents' | 'shipping_cents' | 'tax_cents' | 'total_cents'> & {
  lines: Line[]
}
const seen = (changed: Partial<Seen> = {}): Seen => ({
  lines: [tile, faucet],
  discount_cents: 1_000,
  shipping_cents: 0,
  tax_cents: 500,
  total_cents: 30_000,
  ...changed,
})

test('what costs as much as before is not told', () => {
  expect(priceChanges(seen(), seen())).toEqual([])
})

test('a line of another price stands first, the total last', () => {
  const after = seen({ lines: [{ ...tile, unit_price_cents: 9_150 }, faucet], total_cents: 30_329 })
  expect(priceChanges(seen(), after)).toEqual([
    { label: 'Tile', before: 8_821, after: 9_150 },
    { label: 'Total', before: 30_000, after: 30_329 },
  ])
})

test('a line that is gone, and one that has come, are told as such', () => {
  const vanity = { line_id: 'vanity', name: 'Vanity', unit_price_cents: 152_928 }
  expect(priceChanges(seen(), seen({ lines: [tile, vanity] }))).toEqual([
    { label: 'Faucet', before: 17_264, after: null },
    { label: 'Vanity', before: null, after: 152_928 },
  ])
})

test('a tax that was not known yet, and a coupon that ended, are told', () => {
  expect(priceChanges(seen({ tax_cents: null }), seen({ discount_cents: 0 }))).toEqual([
    { label: 'Coupon', before: 1_000, after: 0 },
    { label: 'Tax', before: null, after: 500 },
  ])
})
