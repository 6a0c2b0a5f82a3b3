import { allowedQty } from '@showroom/contract/cart/quantity.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPublicId } from '../shared/public-id.ts'
import { newCartToken, tokenHash } from './cart-token.ts'
import { addItems } from './change-lines.ts'
import { lotCovering, lotOf } from './lot.ts'
import { presentCart } from './present-cart.ts'
import { mostOf, quantityProblem } from './quantity.ts'
import { aPurchasable } from './testing/a-purchasable.ts'

const count = fc.integer({ min: 1, max: 60 })

test('whatever quantity is refused for its steps, the quantities named instead are taken', () => {
  fc.assert(
    fc.property(count, count, count, fc.integer({ min: 0, max: 9 }), (minQty, stepQty, qty, heldSteps) => {
      const product = aPurchasable({ minQty, stepQty, stockStatus: 'made_to_order' })
      const held =
        heldSteps === 0 ? 0 : allowedQty(heldSteps * stepQty, { min_qty: minQty, step_qty: stepQty })
      const problem = quantityProblem(product, held + qty, held)
      if (problem === null) return
      const named = problem.split('choose ')[1]?.match(/\d+/g)?.map(Number) ?? []
      expect(named.length).toBeGreaterThan(0)
      for (const choice of named) expect(quantityProblem(product, held + choice, held)).toBeNull()
    }),
  )
})

test('the most that can be had is in steps, and one step more is refused', () => {
  fc.assert(
    fc.property(count, fc.integer({ min: 0, max: 500 }), (stepQty, stockQty) => {
      const product = aPurchasable({ stepQty, stockQty })
      const most = mostOf(product) ?? 0
      expect(most % stepQty).toBe(0)
      if (most > 0) expect(quantityProblem(product, most)).toBeNull()
      expect(quantityProblem(product, most + stepQty)).not.toBeNull()
    }),
  )
})

test('a line holds at most what can be typed', () => {
  const product = aPurchasable({ stockStatus: 'made_to_order' })
  expect(quantityProblem(product, 9_999)).toBeNull()
  expect(quantityProblem(product, 10_000)).toBe('A line holds at most 9999 boxes.')
})

const lots = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 5 })

test('a lot that is promised has the whole line, and no older one has', () => {
  fc.assert(
    fc.property(lots, count, (amounts, qty) => {
      const shelf = amounts.map((available, index) => ({ code: `LOT ${index}`, available }))
      const lot = lotCovering(shelf, qty)
      const older = lot ? shelf.slice(0, shelf.indexOf(lot)) : shelf
      if (lot) expect(lot.available).toBeGreaterThanOrEqual(qty)
      for (const other of older) expect(other.available).toBeLessThan(qty)
    }),
  )
})

test('goods that are made for the order promise no lot', () => {
  const product = aPurchasable({ stockStatus: 'backorder', lots: [{ code: 'LOT A', available: 2 }] })
  expect(lotOf(product, 9, 'single')).toBeNull()
})

test('adding in parts is adding at once', () => {
  const products = new Map([['tile', aPurchasable({ stockStatus: 'made_to_order' })]])
  const item = { product_id: 'tile', lot_choice: 'single', coverage_note: null } as const
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 8 }), (parts) => {
      const items = parts.map((qty) => ({ ...item, qty }))
      const total = parts.reduce((sum, qty) => sum + qty, 0)
      const once = addItems([{ ...item, qty: total }], { products, current: new Map() })
      expect(addItems(items, { products, current: new Map() })).toEqual(once)
    }),
  )
})

test('the vendors’ subtotals and the lines both sum to the merchandise', () => {
  const line = fc.record({
    qty: count,
    priceCents: fc.integer({ min: 1, max: 9_000_000 }),
    vendorPublicId: fc.constantFrom('a', 'b', 'c'),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (drawn) => {
      const lines = drawn.map(({ qty, ...telling }, index) => ({
        lineId: `line${index}`,
        qty,
        acceptedCents: telling.priceCents,
        lotChoice: 'single' as const,
        coverageNote: null,
        product: aPurchasable({ ...telling, publicId: `product${index}` }),
      }))
      const facts = { cartId: 'cart', projectId: null, version: 1, expiresAt: null, extraInfo: {}, lines }
      const cart = presentCart({ facts, showroom: '0', now: new Date('2026-11-23T17:00:00Z') })
      const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
      expect(sum(cart.Project_tans.map((shown) => shown.line_total_cents))).toBe(cart.merchandise_cents)
      expect(sum(cart.vendors.map((vendor) => vendor.subtotal_cents))).toBe(cart.merchandise_cents)
      expect(cart.vendors.flatMap(({ line_ids }) => line_ids).toSorted()).toEqual(
        cart.Project_tans.map(({ id }) => id).toSorted(),
      )
    }),
  )
})

test('a token carries 256 random bits in 43 digits, and only its hash is kept', () => {
  const tokens = Array.from({ length: 500 }, newCartToken)
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(500)
  for (const { token, hash } of tokens) {
    expect(token).toMatch(/^sr_c_[0-9A-Za-z]{43}$/)
    expect(tokenHash(token)).toEqual(hash)
    expect(hash.toString('latin1')).not.toContain(token)
  }
})

test.each([null, '', 'sr_c_', `sr_u_${'a'.repeat(43)}`, `sr_c_${'a'.repeat(44)}`, `sr_c_${'é'.repeat(43)}`])(
  '%s never was a token',
  (text) => {
    expect(tokenHash(text)).toBeNull()
  },
)

test('public ids fit the contract and do not repeat', () => {
  const ids = Array.from({ length: 1_000 }, newPublicId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{17}$/)
})
