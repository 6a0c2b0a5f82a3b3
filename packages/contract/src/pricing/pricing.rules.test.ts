import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import {
  couponPerUnit,
  lineMoney,
  type MarkupRule,
  markupFor,
  perSqft,
  priceStack,
  savingPercent,
  unitPriceFromSqft,
  winningRule,
} from './pricing.rules.ts'

const bps = (percent: number | string) => Math.round(Number(percent) * 100)

test.each(vectors.price_stack)('F $F with markup $markup_pct % sells at $C', (given) => {
  expect(priceStack(given.F, bps(given.fee_pct), bps(given.markup_pct))).toEqual({
    finalPriceCents: given.F,
    feeCents: given.P,
    wholesaleCents: given.W,
    markupCents: given.M,
    priceCents: given.C,
  })
})

test.each(vectors.coupon)('a coupon of $pct % on $C with markup $M takes $applied', (given) => {
  const stack = { ...priceStack(7_425, 800, 1_000), priceCents: given.C, markupCents: given.M }
  expect(couponPerUnit(stack, bps(given.pct))).toBe(given.applied)
})

const { order } = vectors
test.each(order.lines)('order line $name', (line) => {
  const stack = priceStack(line.F, bps(order.fee_pct), bps(line.m))
  const money = lineMoney(stack, {
    qty: line.q,
    couponBps: bps(order.coupon_pct),
    taxBps: Math.round(Number(order.tax_rate) * 10_000),
  })
  expect(money).toEqual({
    couponCents: line.d,
    netCents: line.net,
    merchandiseCents: line.merch,
    taxCents: line.tax,
    totalCents: line.total,
    vendorCents: line.vendor_profit,
    contractorCents: line.pro_profit,
    adminCents: line.admin,
  })
})

test.each(vectors.box_price_from_sqft)('$psf_cents per sq ft is $box_cents per box of $box_sqft', (given) => {
  expect(unitPriceFromSqft(given.psf_cents, Math.round(Number(given.box_sqft) * 1_000))).toBe(given.box_cents)
})

test('a raised vendor price goes through the same stack', () => {
  const { new_F, new_total, delta } = vectors.price_change
  const terms = { qty: 1, couponBps: 500, taxBps: 950 }
  const before = lineMoney(priceStack(118_000, 800, 2_000), terms).totalCents
  const after = lineMoney(priceStack(new_F, 800, 2_000), terms).totalCents
  expect([after, after - before]).toEqual([new_total, delta])
})

test('per square foot is shown beside the box, never charged', () => {
  expect(perSqft(8_821, 15_500)).toBe(569)
})

test.each([
  [8_821, 17_643, 50],
  [8_821, 8_821, null],
  [8_821, null, null],
  [8_821, 8_822, null],
])('%i against an MSRP of %s saves %s %%', (price, msrp, saving) => {
  expect(savingPercent(price, msrp)).toBe(saving)
})

test('the profits of a line sum to what the client pays, whatever the rates', () => {
  const rate = fc.integer({ min: 0, max: 5_000 })
  const finalPrice = fc.integer({ min: 1, max: 5_000_000 })
  const markup = fc.integer({ min: 1_000, max: 20_000 })
  const qty = fc.integer({ min: 1, max: 9_999 })
  fc.assert(
    fc.property(finalPrice, rate, markup, rate, rate, qty, (final, fee, m, couponBps, taxBps, count) => {
      const stack = priceStack(final, fee, m)
      const money = lineMoney(stack, { qty: count, couponBps, taxBps })
      expect(money.vendorCents + money.contractorCents + money.adminCents).toBe(money.totalCents)
      expect(money.contractorCents).toBeGreaterThanOrEqual(0)
      expect(money.netCents).toBeGreaterThanOrEqual(stack.wholesaleCents)
    }),
  )
})

const product = { productId: 7, categoryId: 30, rootCategoryId: 3, vendorId: 5 }
const everything = { markup_bps: 1_000 }
const byVendor = { vendor_id: 5, markup_bps: 1_100 }
const byParent = { category_id: 3, markup_bps: 1_200 }
const byLeaf = { category_id: 30, markup_bps: 1_300 }
const byProduct = { product_id: 7, markup_bps: 1_400 }
const byVendorAndParent = { vendor_id: 5, category_id: 3, markup_bps: 1_500 }

test.each<[string, MarkupRule[], MarkupRule]>([
  ['vendor over everything', [byVendor, everything], byVendor],
  ['parent category over vendor', [byParent, byVendor], byParent],
  ['leaf category over its parent', [byLeaf, byParent], byLeaf],
  ['product over category', [byProduct, byLeaf], byProduct],
  ['two dimensions over one', [byVendorAndParent, byProduct], byVendorAndParent],
  ['the newest among equals', [byLeaf, { ...byLeaf, markup_bps: 1_900 }], { ...byLeaf, markup_bps: 1_900 }],
  ['nothing about another product', [{ product_id: 8, markup_bps: 9_000 }, everything], everything],
  ['nothing about another category', [{ category_id: 31, markup_bps: 9_000 }, everything], everything],
  ['nothing about another vendor', [{ vendor_id: 6, markup_bps: 9_000 }, everything], everything],
])('%s', (_, rules, winner) => {
  expect(winningRule(rules, product)).toEqual(winner)
})

test('without a rule, or with one below the minimum, 10 % holds', () => {
  expect(markupFor([], product)).toBe(1_000)
  expect(markupFor([{ product_id: 7, markup_bps: 300 }], product)).toBe(1_000)
})
