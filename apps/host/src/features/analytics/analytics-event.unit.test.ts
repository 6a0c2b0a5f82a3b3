import { expect, test } from 'vitest'
import { pageOf, purchaseOf, toldOf } from './analytics-event.rules.ts'

const tile = { product_id: 'fog12', name: 'Fog', unit_price_cents: 8_821 }

test('what widgets tell is told without names, in cents', () => {
  expect(toldOf['added-to-cart']({ items: [{ ...tile, qty: 9 }], count: 1 })).toEqual({
    event: 'add_to_cart',
    items: [{ id: 'fog12', quantity: 9, cents: 8_821 }],
  })
})

test('a changed quantity is told as what came or went', () => {
  const change = (qty_before: number, qty: number) =>
    toldOf['line-changed']({ ...tile, line_id: 'l', qty_before, qty })
  expect(change(4, 4)).toBeNull()
  expect(change(9, 12)).toMatchObject({ event: 'add_to_cart', items: [{ quantity: 3 }] })
  expect(change(12, 0)).toMatchObject({ event: 'remove_from_cart', items: [{ quantity: 12 }] })
})

test('a purchase is what was ordered of all vendors', () => {
  const line = (product_id: string, qty: number) => ({ product_id, qty, unit_price_cents: 1_200 })
  const deliveries = [{ items: [line('fog12', 4), line('knob', 1)] }, { items: [line('tap', 2)] }]
  expect(purchaseOf({ deliveries })).toEqual({
    event: 'purchase',
    items: [
      { id: 'fog12', quantity: 4, cents: 1_200 },
      { id: 'knob', quantity: 1, cents: 1_200 },
      { id: 'tap', quantity: 2, cents: 1_200 },
    ],
  })
})

test('an address is told without what it opens', () => {
  expect(['/', '/category/tile-flooring', '/product/fHo12x/HARVEST2', '/verify/4f0c9a'].map(pageOf)).toEqual([
    '/',
    '/category/tile-flooring',
    '/product/:id/:id',
    '/verify/:id',
  ])
})
