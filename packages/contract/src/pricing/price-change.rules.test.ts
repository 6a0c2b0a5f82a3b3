import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import { shareOf } from '../shared/money.ts'
import { absorptionOf, changedItem, type PricedItem } from './price-change.rules.ts'
import { standardMarkupBps } from './pricing.rules.ts'
import { feeBps } from './testing/running-order.ts'

const { order, price_change: change } = vectors
const total = (name: string) => order.lines.find((line) => line.name === name)?.total ?? 0

/** The vanity of the running example, as it was ordered. */
const vanity: PricedItem = {
  finalPriceCents: 118_000,
  feeBps,
  markupBps: 2_000,
  absorbedCents: 0,
  qty: 1,
  couponBps: 500,
  discountCents: 7_646,
  taxBps: 950,
}
const ordered = { ...vanity, unitPriceCents: 152_928, totalCents: total('B vanity') }

test('a line at its own price is what it was ordered as', () => {
  expect(changedItem(vanity, 118_000).money).toMatchObject({ discountCents: 7_646, totalCents: 159_084 })
})

test('an accepted raise keeps the same markup rate, coupon share and tax rate', () => {
  const { stack, money } = changedItem(vanity, change.new_F)
  expect(stack).toMatchObject({ wholesaleCents: 134_892, markupCents: 26_978, priceCents: 161_870 })
  expect([money.totalCents, money.totalCents - ordered.totalCents]).toEqual([change.new_total, change.delta])
  // $84.94 and $8.07 tax.
  expect(money.taxCents - 13_802).toBe(807)
})

test('what a rejected line leaves is the order without it', () => {
  expect(order.total - ordered.totalCents).toBe(change.reject_order_total)
})

test('a raise that is absorbed leaves the client with what they agreed to, and the Pro with less', () => {
  const { mostCents, wholeCents } = absorptionOf(ordered, change.new_F)
  expect({ mostCents, wholeCents }).toEqual({ mostCents: 26_978 - 13_489, wholeCents: 8_942 })
  const { stack, money } = changedItem(vanity, change.new_F, 8_942)
  expect(stack).toMatchObject({ markupCents: change.absorb_M, priceCents: 152_928 })
  expect(money.totalCents).toBe(ordered.totalCents)
  expect(stack.markupCents - money.discountCents).toBe(10_390)
})

test('a raise that would leave less than the minimum markup is absorbed down to that, and no further', () => {
  const { wholeCents, mostCents } = absorptionOf(ordered, change.too_big.new_F)
  expect(wholeCents !== null).toBe(change.too_big.absorb_allowed)
  const { stack, absorbedCents } = changedItem(vanity, change.too_big.new_F, 1_000_000)
  expect(absorbedCents).toBe(mostCents)
  expect(stack.markupCents).toBe(shareOf(stack.wholesaleCents, standardMarkupBps))
})

test('what a Pro absorbed before stays absorbed when the price changes again', () => {
  const before = { ...vanity, finalPriceCents: change.new_F, absorbedCents: 8_942 }
  const { stack } = changedItem(before, change.new_F + 100)
  expect(stack.priceCents - 152_928).toBe(100 + 8 + 22)
})

test('a coupon that took an amount off takes the same amount off, and never more than the markup', () => {
  const fixed = { ...vanity, couponBps: 0, discountCents: 20_000 }
  expect(changedItem(fixed, change.new_F).money.discountCents).toBe(20_000)
  expect(changedItem(fixed, 60_000).money.discountCents).toBe(shareOf(64_800, 2_000))
})

const items = fc.record({
  finalPriceCents: fc.integer({ min: 1, max: 2_000_000 }),
  feeBps: fc.integer({ min: 0, max: 2_000 }),
  markupBps: fc.integer({ min: 0, max: 20_000 }),
  absorbedCents: fc.integer({ min: 0, max: 100_000 }),
  qty: fc.integer({ min: 1, max: 500 }),
  couponBps: fc.integer({ min: 0, max: 3_000 }),
  discountCents: fc.constant(0),
  taxBps: fc.integer({ min: 0, max: 1_500 }),
})
const prices = fc.integer({ min: 1, max: 3_000_000 })

test('whatever is changed, the parts of a line sum to it and nobody gets less than nothing', () => {
  fc.assert(
    fc.property(items, prices, fc.nat(3_000_000), (item, finalPriceCents, absorbed) => {
      const { stack, absorbedCents, money } = changedItem(item, finalPriceCents, absorbed)
      expect(stack.finalPriceCents + stack.feeCents + stack.markupCents).toBe(stack.priceCents)
      expect(absorbedCents).toBeLessThanOrEqual(absorbed)
      expect(absorbedCents).toBeGreaterThanOrEqual(0)
      expect(stack.markupCents + absorbedCents).toBe(shareOf(stack.wholesaleCents, item.markupBps))
      const shares = (stack.finalPriceCents + stack.feeCents + stack.markupCents) * item.qty
      expect(money.merchandiseCents + money.discountCents).toBe(shares)
      expect(money.discountCents).toBeLessThanOrEqual(stack.markupCents * item.qty)
      expect(money.totalCents).toBe(money.merchandiseCents + money.taxCents)
    }),
  )
})

test('a lower price never costs the client more, and what is absorbed costs them no more either', () => {
  fc.assert(
    fc.property(items, prices, prices, fc.nat(100_000), (item, one, other, absorbed) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const unit = (price: number, taken?: number) => changedItem(item, price, taken).money.unitPriceCents
      expect(unit(low)).toBeLessThanOrEqual(unit(high))
      expect(unit(high, item.absorbedCents + absorbed)).toBeLessThanOrEqual(unit(high))
    }),
  )
})

test('what is absorbed whole never raises what the client pays', () => {
  fc.assert(
    fc.property(items, prices, (item, finalPriceCents) => {
      const now = changedItem(item, item.finalPriceCents)
      const { unitPriceCents, totalCents } = now.money
      const sold = { ...item, absorbedCents: now.absorbedCents, unitPriceCents, totalCents }
      const { wholeCents, mostCents } = absorptionOf(sold, finalPriceCents)
      if (wholeCents === null) return
      expect(wholeCents).toBeLessThanOrEqual(mostCents)
      const after = changedItem(sold, finalPriceCents, wholeCents).money
      expect(after.totalCents).toBeLessThanOrEqual(totalCents)
    }),
  )
})
