import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, bodyOf, changedSince, nothingTyped, typedOf, typedRules } from './product-typed.ts'

const shelf = {
  category: 'tile-flooring',
  name: 'Tile',
  lead_days_min: 3,
  lead_days_max: 12,
  subcategories: [],
  attributes: [
    { key: 'finish', label: 'Finish', type: 'enum' as const, unit: '', values: ['Matte'], is_asked: true },
    { key: 'dcof', label: 'DCOF', type: 'number' as const, unit: '', values: [], is_asked: false },
    { key: 'rectified', label: 'Rectified', type: 'bool' as const, unit: '', values: [], is_asked: false },
  ],
}

const opened = (changes: Partial<VendorProduct>): VendorProduct => ({
  id: 'p',
  name: 'Fog',
  sku: 'FOG-1',
  brand: 'Quill',
  vendor: 'Quill',
  category: 'porcelain-tile',
  category_name: 'Porcelain Tile',
  picture: null,
  unit: 'box',
  uom: 'Box',
  price_cents: 4_650,
  coverage: 15_500,
  stock_status: 'in_stock',
  stock_qty: 40,
  lead_days_min: 3,
  lead_days_max: 12,
  completeness: 80,
  status: 'draft',
  paused_until: null,
  updated_at: '2026-11-23T17:00:00.000Z',
  revision: 1,
  review_note: '',
  description: '',
  mpn: '',
  upc: '',
  color: '',
  size_label: '',
  msrp_cents: null,
  length: null,
  pieces: 8,
  weight_centi_lb: 6_510,
  availability: 'stocked',
  restock_on: null,
  attributes: { finish: 'Matte', dcof: 0.42, rectified: false },
  restricted_states: ['CA', 'NY'],
  prop65: false,
  documents: ['Spec sheet'],
  photos: [],
  parts: [],
  missing: [],
  variants: 1,
  family: [],
  can_edit: true,
  moves: [],
  ...changes,
})

const measure = fc.option(fc.integer({ min: 1, max: 9_999_999 }))

test('what is opened and saved untouched is what it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000_000 }),
      measure,
      measure,
      measure,
      (price_cents, msrp_cents, coverage, weight_centi_lb) => {
        const product = opened({ price_cents, msrp_cents, coverage, weight_centi_lb })
        expect(bodyOf(typedOf(product), shelf, product)).toMatchObject({
          price_cents,
          msrp_cents,
          coverage,
          weight_centi_lb,
          pieces: 8,
          attributes: product.attributes,
          restricted_states: ['CA', 'NY'],
          documents: ['Spec sheet'],
        })
      },
    ),
  )
})

test.each([
  ['12.50', 1_250],
  ['$1,250', 125_000],
  [' 1,234,567.8 ', 123_456_780],
  ['.5', 50],
  ['0', 0],
])('%j is an amount', (typed, cents) => expect(amountIn(typed, 100)).toBe(cents))

test.each(['12,50', '1.250,00', '3 days', '3-5', '-4', '1e3', '.', '$', '12,3456', '١٢'])(
  '%j is refused, and not read as another number',
  (typed) => expect(amountIn(typed, 100)).toBe(-1),
)

test('what can not be left out is asked for at its field', () => {
  expect(Object.keys(typedRules(nothingTyped))).toEqual(['name', 'sku', 'category', 'brand', 'price_cents'])
  expect(typedRules(typedOf(opened({})))).toEqual({})
})

test('what others have changed is told by its field', () => {
  const before = typedOf(opened({}))
  expect(changedSince(before, before)).toEqual([])
  expect(changedSince(before, typedOf(opened({ name: 'Mist', stock_qty: 3 })))).toEqual([
    { name: 'name', value: 'Mist' },
  ])
})
