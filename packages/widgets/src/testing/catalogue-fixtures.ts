import type { Department, Facet, Picture, ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { Shop } from '@showroom/contract/shop/shop'

/** Contract-shaped answers for stories and tests; what a test tells about them is given as overrides. */

export const aPicture = (name: string, view = 'card'): Picture => ({
  view,
  url: `/pictures/${name}`,
  widths: [640],
  width: 960,
  height: 1200,
  alt: `${name.replaceAll('_', ' ')}, ${view}`,
  placeholder: 'd8d2c6c9c2b4bfb8a9a39c8e',
})

export const aCard = (overrides: Partial<ProductCard> = {}): ProductCard => ({
  id: 'fogHoned1224',
  name: 'Fog Honed Porcelain Tile 12x24',
  brand: 'Halden Stone Works',
  category: { id: 1, name: 'Tile Flooring', slug_url: 'tile-flooring' },
  size: { text: '12" × 24"', spoken: '12 by 24 inches' },
  price: {
    unit: 'box',
    uom: 'Box',
    price_cents: 8_821,
    per_sqft_cents: 569,
    coverage: 15_500,
    length: null,
    pieces: 8,
    msrp_cents: 11_240,
    saving_pct: 22,
  },
  stock: { status: 'in_stock', label: 'In stock', available: 140 },
  pictures: [aPicture('swatch_terrazzo'), aPicture('room_bathroom_sage', 'room')],
  swatches: [
    { product_id: 'fogHoned1224', name: 'Fog', color: '#cfcbc3' },
    { product_id: 'inkHoned1224', name: 'Ink', color: '#3a3d42' },
    { product_id: 'clayHoned124', name: 'Clay', color: '#b98d72' },
  ],
  more_swatches: 2,
  is_featured: false,
  ...overrides,
})

export const aFaucet = (overrides: Partial<ProductCard> = {}): ProductCard =>
  aCard({
    id: 'faucetBrass1',
    name: 'Marlow Widespread Faucet in Brushed Brass',
    brand: 'Ferrier & Lowe',
    category: { id: 7, name: 'Bathroom Faucets', slug_url: 'bathroom-faucets' },
    size: null,
    price: {
      unit: 'piece',
      uom: 'Piece',
      price_cents: 24_900,
      per_sqft_cents: null,
      coverage: null,
      length: null,
      pieces: null,
      msrp_cents: 31_500,
      saving_pct: 21,
    },
    stock: { status: 'low', label: 'Only 4 left', available: 4 },
    pictures: [aPicture('product_faucet_bath')],
    swatches: [],
    more_swatches: 0,
    ...overrides,
  })

export const aFacet = (overrides: Partial<Facet> = {}): Facet => ({
  key: 'color_family',
  label: 'Color family',
  unit: null,
  values: [
    { value: 'White', label: 'White', count: 84, selected: false },
    { value: 'Gray', label: 'Gray', count: 61, selected: false },
    { value: 'Beige', label: 'Beige', count: 40, selected: false },
  ],
  ...overrides,
})

export const aPage = (overrides: Partial<ProductsReply> = {}): ProductsReply => ({
  success: true,
  data: [aCard()],
  total: 1,
  current_page: 1,
  last_page: 1,
  path: '/api/visualization/products',
  links: [],
  facets: [aFacet()],
  price_range: { min_cents: 210, max_cents: 2_180, per: 'sqft' },
  category: { id: 1, name: 'Tile Flooring', slug_url: 'tile-flooring' },
  breadcrumb: [{ name: 'Tile Flooring', slug_url: 'tile-flooring' }],
  suggestion: null,
  ...overrides,
})

export const aMenu: Department[] = [
  {
    id: 1,
    name: 'Floors & Walls',
    menu_slug: 'floors-walls',
    categories: [
      {
        id: 1,
        name: 'Tile Flooring',
        slug_url: 'tile-flooring',
        product_count: 3_200,
        picture: null,
        children: [],
      },
      {
        id: 2,
        name: 'luxury-flooring',
        slug_url: 'luxury-flooring',
        product_count: 1_600,
        picture: null,
        children: [],
      },
    ],
  },
]

export const anOpenShop = (overrides: Partial<Shop> = {}): Shop => ({
  profile: null,
  showroom: 'HARVEST2',
  theme: { logo: null, is_custom: false, light: {}, dark: {} },
  session: { kind: 'guest' },
  menu: aMenu,
  cart: { count: 0, merchandise_cents: 0, version: 0 },
  powered_by: true,
  ...overrides,
})
