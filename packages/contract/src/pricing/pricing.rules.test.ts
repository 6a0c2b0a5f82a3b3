import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import {
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

test.each(vectors.box_price_from_sqft)('$psf_cents per sq ft is $box_cents per box of $box_sqft', (given) => {
  expect(unitPriceFromSqft(given.psf_cents, Math.round(Number(given.box_sqft) * 1_000))).toBe(given.box_cents)
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

const product = { productId: 7, categoryId: 30, rootCategoryId: 3, vendorId: 5 }
const everything = { markup_bps: 1_000 }
const byVendor = { vendor_id: 5, markup_bps: 1_100 }
const byParent = { category_id: 3, markup_bps: 1_200 }
const byLeaf = { category_id: 30, markup_bps: 1_300 }
const byProduct = { product_id: 7, markup_bps: 1_400 }
const byClient = { is_client: true, markup_bps: 1_600 } as const
const byClientAndLeaf = { ...byClient, category_id: 30, markup_bps: 1_700 }
const byVendorAndParent = { vendor_id: 5, category_id: 3, markup_bps: 1_500 }

test.each<[string, MarkupRule[], MarkupRule]>([
  ['vendor over everything', [byVendor, everything], byVendor],
  ['parent category over vendor', [byParent, byVendor], byParent],
  ['leaf category over its parent', [byLeaf, byParent], byLeaf],
  ['product over category', [byProduct, byLeaf], byProduct],
  ['two dimensions over one', [byVendorAndParent, byProduct], byVendorAndParent],
  ['a client over a product', [byClient, byProduct], byClient],
  ['two dimensions over a client', [byVendorAndParent, byClient], byVendorAndParent],
  ['a client’s category over two others', [byClientAndLeaf, byVendorAndParent], byClientAndLeaf],
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
