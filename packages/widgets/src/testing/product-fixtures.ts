import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { aCard, aPicture } from './catalogue-fixtures.ts'
import { twoAxes } from './variant-fixtures.ts'

const facts: Pick<ProductDetail, 'attributes' | 'certifications'> = {
  attributes: [
    { label: 'Material', value: 'Porcelain' },
    { label: 'Finish', value: 'Honed' },
    { label: 'Nominal size', value: '12 × 24 in' },
    { label: 'Shade variation', value: 'V2' },
    { label: 'Wet DCOF', value: '0.45' },
  ],
  certifications: [
    { label: 'GREENGUARD Gold', value: 'Tested for low chemical emissions indoors.' },
    { label: 'ANSI A137.1', value: 'Tile tested for size, strength and water absorption.' },
  ],
}

const supply: Pick<ProductDetail, 'quantity' | 'lots' | 'delivery'> = {
  quantity: {
    min_qty: 1,
    step_qty: 1,
    default_waste_pct: 10,
    patterns: ['straight', 'half_offset', 'diagonal', 'herringbone'],
    longest_edge: null,
    is_plank: false,
  },
  lots: [
    { code: 'LOT 26-0413 S2 C7', available: 96 },
    { code: 'LOT 26-0502 S2 C7', available: 44 },
  ],
  delivery: { earliest: '2026-12-02', latest: '2026-12-09', in_three_weeks: true },
}

export const aProduct = (overrides: Partial<ProductDetail> = {}): ProductDetail => {
  const { pictures, ...card } = aCard()
  return {
    ...card,
    sku: 'HSW-FOG-1224-H',
    mpn: 'FOG1224H',
    vendor: 'Halden Stone Works',
    description:
      'A warm light gray porcelain with the soft movement of limestone. Rectified edges take a narrow joint, so a floor reads as one plane.',
    size: { text: '12" × 24" · 3/8" thick', spoken: '12 by 24 inches, 3/8 inch thick' },
    breadcrumb: [{ name: 'Tile Flooring', slug_url: 'tile-flooring' }],
    gallery: [...pictures, aPicture('swatch_calacatta_hex', 'face'), aPicture('room_kitchen', 'scale')],
    ...facts,
    restricted_states: [],
    prop65: false,
    variants: twoAxes,
    ...supply,
    documents: [
      { name: 'Spec sheet', url: '/showroom/documents/fogHoned1224/spec-sheet.pdf' },
      { name: 'Install guide', url: '/showroom/documents/fogHoned1224/install-guide.pdf' },
    ],
    matching: [],
    required: [],
    substitute: null,
    pictures_are_illustrations: true,
    ...overrides,
  }
}
