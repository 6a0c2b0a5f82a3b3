import type { Cart, CartLine } from '@showroom/contract/cart/cart'
import { aPicture } from './catalogue-fixtures.ts'

export const aLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  id: 'line1',
  product_id: 'fogHoned1224',
  name: 'Fog Honed Porcelain Tile 12x24',
  brand: 'Halden Stone Works',
  sku: 'HSW-FOG-1224-H',
  vendor: 'Halden Stone Works',
  picture: aPicture('swatch_terrazzo'),
  size: { text: '12" × 24"', spoken: '12 by 24 inches' },
  unit: 'box',
  uom: 'Box',
  qty: 9,
  min_qty: 1,
  step_qty: 1,
  max_qty: 140,
  unit_price_cents: 8_821,
  previous_unit_price_cents: null,
  per_sqft_cents: 569,
  line_total_cents: 79_389,
  coverage: 139_500,
  coverage_note: { rooms: [{ name: 'Bathroom', area: 120_000 }], waste_pct: 10 },
  stock: { status: 'in_stock', label: 'In stock', available: 140 },
  lot: { choice: 'single', code: '26-0413', message: 'Your 9 boxes come from one lot.' },
  warnings: [],
  can: { change: true, mix_lots: false },
  ...overrides,
})

export const aFaucetLine = (overrides: Partial<CartLine> = {}): CartLine =>
  aLine({
    id: 'line2',
    product_id: 'faucetBrass1',
    name: 'Marlow Widespread Faucet in Brushed Brass',
    brand: 'Ferrier & Lowe',
    vendor: 'Ferrier & Lowe',
    picture: aPicture('product_faucet_bath'),
    size: null,
    unit: 'piece',
    uom: 'Piece',
    qty: 2,
    unit_price_cents: 24_900,
    per_sqft_cents: null,
    line_total_cents: 49_800,
    coverage: null,
    coverage_note: null,
    lot: null,
    ...overrides,
  })

/** The cart of these lines, with its sums. */
export const aCart = (lines: CartLine[], overrides: Partial<Cart> = {}): Cart => {
  const vendors = [...new Set(lines.map((line) => line.vendor))]
  const sumOf = (some: CartLine[]) => some.reduce((sum, line) => sum + line.line_total_cents, 0)
  return {
    cart_token: null,
    cart_id: 'cart1',
    project_id: null,
    showroom: 'HARVEST2',
    version: 1,
    count: lines.length,
    Project_tans: lines,
    vendors: vendors.map((vendor) => {
      const own = lines.filter((line) => line.vendor === vendor)
      return {
        vendor_id: vendorIdOf(vendor),
        vendor,
        line_ids: own.map((line) => line.id),
        subtotal_cents: sumOf(own),
        ships: 'Ships from Georgia in 5 business days',
      }
    }),
    merchandise_cents: sumOf(lines),
    extra_info: {},
    can: { checkout: false, reason: 'One of the lines needs your attention first.' },
    ...overrides,
  }
}

const vendorIdOf = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '')
