import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { moneyOf } from './money-of.ts'
import { priceVisibilities, seesTotals, seesUnits } from './price-visibility.ts'
import { leavesAll, withoutPrices } from './withhold-prices.rules.ts'

const product = {
  name: 'Tile at $5.69',
  price: { uom: 'Box', price_cents: 8_821, per_sqft_cents: 569, msrp_cents: 9_900, saving_pct: 11 },
}
const cart = {
  Project_tans: [
    {
      name: 'Tile',
      qty: 9,
      unit_price_cents: 8_821,
      line_total_cents: 79_389,
      warnings: [{ message: 'Was $80.00.' }],
    },
  ],
  vendors: [{ vendor: 'A', subtotal_cents: 79_389 }],
  merchandise_cents: 79_389,
  services: [{ service: 'curb', price_cents: 4_500 }],
  hold_message: 'We hold $793.89 today.',
}
const checklist = {
  allowance_cents: 50_000,
  pools: [{ id: 'p', amount_cents: 90_000 }],
  expected_cents: 61_000,
}

const shown = (
  reply: unknown,
  visibility: (typeof priceVisibilities)[number],
  money: 'goods' | 'agreed' = 'goods',
) => withoutPrices(reply, visibility, money)

test('until the Pro says otherwise everything is told, and the reply is the same one', () => {
  expect(shown(product, 'msrp')).toBe(product)
  expect(shown(cart, 'msrp', 'agreed')).toBe(cart)
})

test('prices alone: what the vendor recommends, and what is saved, is not told', () => {
  expect(shown(product, 'all')).toEqual({
    ...product,
    price: { ...product.price, msrp_cents: null, saving_pct: null },
  })
  expect(shown(cart, 'all')).toEqual(cart)
})

test('totals alone: nothing tells what one unit costs, and the way of delivery keeps its price', () => {
  expect(shown(product, 'totals')).toEqual({
    name: 'Tile at $5.69',
    price: { uom: 'Box', per_sqft_cents: null, msrp_cents: null, saving_pct: null },
  })
  expect(shown(cart, 'totals')).toEqual({
    ...cart,
    Project_tans: [{ name: 'Tile', qty: 9, warnings: [{ message: 'Was —.' }] }],
  })
})

test('allowances alone, or nothing at all: no sum, and no sentence that names one', () => {
  const bare = {
    Project_tans: [{ name: 'Tile', qty: 9, warnings: [{ message: 'Was —.' }] }],
    vendors: [{ vendor: 'A' }],
    services: [{ service: 'curb' }],
    hold_message: '',
  }
  expect(shown(cart, 'allowances')).toEqual(bare)
  expect(shown(cart, 'hidden')).toEqual(bare)
  expect(shown(checklist, 'allowances')).toEqual({ allowance_cents: 50_000, pools: checklist.pools })
  expect(shown(checklist, 'hidden')).toEqual({ pools: [{ id: 'p' }] })
})

test('what somebody has ordered keeps its totals, and never tells what one unit costs', () => {
  const order = { total_cents: 282_087, items: [{ unit_price_cents: 8_821, total_cents: 79_389, qty: 9 }] }
  for (const visibility of ['totals', 'allowances', 'hidden'] as const)
    expect(shown(order, visibility, 'agreed')).toEqual({ total_cents: 282_087, items: [{ qty: 9 }] })
})

test('whoever may not see totals sees no units either, and less with each step', () => {
  for (const visibility of priceVisibilities)
    expect(seesUnits(visibility) && !seesTotals(visibility)).toBe(false)
  expect(priceVisibilities.map(seesTotals)).toEqual([true, true, true, false, false])
  expect(priceVisibilities.map(seesUnits)).toEqual([true, true, false, false, false])
})

test('a call tells of goods unless it is known for something else', () => {
  expect(moneyOf('GET /api/order/{id}')).toBe('agreed')
  expect(moneyOf('GET /api/payout')).toBe('own')
  expect(moneyOf('GET /api/thought_of_tomorrow')).toBe('goods')
  expect(moneyOf('GET /api/visualization/products')).toBe('goods')
  const known = Object.keys(endpoints).filter((call) => moneyOf(call) !== 'goods')
  expect(known.length).toBeGreaterThan(30)
  expect(leavesAll('hidden', 'own')).toBe(true)
})

const amount = fc.integer({ min: 1_000, max: 9_999_999 })
const field = fc.constantFrom(
  'price_cents',
  'unit_price_cents',
  'total_cents',
  'subtotal_cents',
  'msrp_cents',
  'x',
)
const leaf: fc.Arbitrary<unknown> = fc.dictionary(field, amount, { minKeys: 1, maxKeys: 4 })
const around = (inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom('lines', 'price', 'product'), fc.array(inner, { maxLength: 2 })),
      leaf,
    )
    .map(([nested, own]) => ({ ...nested, ...Object(own) }))
const tree = around(around(around(leaf)))

test('however a reply is built, a client from whom everything is hidden is told no amount', () => {
  fc.assert(
    fc.property(tree, (reply) => {
      const told = JSON.stringify(shown(reply, 'hidden'))
      expect(told).not.toMatch(/_cents":\d/)
    }),
  )
})

test('what is left out once stays out, and nothing is added', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom(...priceVisibilities), (reply, visibility) => {
      const once = shown(reply, visibility)
      expect(shown(once, visibility)).toEqual(once)
      expect(JSON.stringify(once).length).toBeLessThanOrEqual(JSON.stringify(reply).length)
    }),
  )
})
