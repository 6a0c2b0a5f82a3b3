import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFaucet, aPicture } from '../testing/catalogue-fixtures.ts'
import { aProduct } from '../testing/product-fixtures.ts'
import { aShelfOfTiles } from '../testing/shelf-fixtures.ts'
import { type AskedOf, type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { preload } from '../ui/Lazy.tsx'
import { css, Widget } from './index.ts'
import { loadPurchase } from './load-purchase.ts'

type Overrides = Parameters<typeof aProduct>[0]
const serving = (overrides: Overrides = {}): FakeAnswers => ({
  ...fakeCart([]).answers,
  'GET /api/public': ({ url }: AskedOf) => ({
    success: true,
    data: aProduct({ id: url.searchParams.get('pid') ?? '', ...overrides }),
  }),
  'POST /api/customer_also_viewed/': () => ({ success: true, data: aShelfOfTiles() }),
  'POST /api/recently_viewed/': () => ({ success: true, data: [aFaucet()] }),
})
const answering = (answers: FakeAnswers) => ({ parameters: { showroom: { answers } } })
const { price, quantity } = aProduct()

const meta = {
  title: 'Widgets/Product',
  component: Widget,
  // What comes after the product is there in every story.
  loaders: [() => preload(loadPurchase)],
  args: { product: 'fogHoned1224' },
  parameters: { showroom: { tag: 'showroom-product', css, answers: serving() } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const SoldByTheBox: Story = {}

export const SoldByThePiece: Story = answering(
  serving({
    ...aFaucet(),
    gallery: [aPicture('product_faucet_bath'), aPicture('product_faucet_kitchen', 'detail')],
    variants: [],
    lots: [],
    quantity: { ...quantity, default_waste_pct: 0, patterns: [] },
    required: [
      aFaucet({ id: 'valve12', name: 'Rough-in Valve RV-12', pictures: [aPicture('product_knob')] }),
    ],
    certifications: [
      { label: 'WaterSense', value: 'Uses at least 20% less water than the federal standard.' },
      { label: 'ADA', value: 'Can meet accessibility rules; the whole room decides.' },
    ],
    restricted_states: ['CA', 'CO'],
    prop65: true,
  }),
)

export const SoldByTheSlab: Story = answering(
  serving({
    name: 'Calacatta Bianco Quartz Slab 126x63',
    gallery: [aPicture('swatch_quartz_cal')],
    price: {
      ...price,
      unit: 'slab',
      uom: 'Slab',
      coverage: 55_125,
      price_cents: 118_900,
      per_sqft_cents: 2_157,
    },
    quantity: { ...quantity, default_waste_pct: 15, patterns: [], longest_edge: 126_000 },
    variants: [],
    lots: [],
  }),
)

export const CutFromTheRoll: Story = answering(
  serving({
    name: 'Meadow Turf 60 oz',
    gallery: [aPicture('swatch_turf')],
    price: {
      ...price,
      unit: 'square_foot',
      uom: 'Sq ft',
      coverage: 1_000,
      price_cents: 389,
      per_sqft_cents: 389,
      pieces: null,
    },
    quantity: { ...quantity, default_waste_pct: 5, patterns: [] },
    stock: { status: 'made_to_order', label: 'Cut to order', available: null },
    variants: [],
    lots: [],
  }),
)

export const SoldByLength: Story = answering(
  serving({
    name: 'Flush Stair Nose, White Oak',
    price: {
      ...price,
      unit: 'piece',
      uom: 'Piece',
      coverage: null,
      per_sqft_cents: null,
      length: 7_830,
      price_cents: 3_400,
      pieces: null,
    },
    quantity: { ...quantity, patterns: [] },
    variants: [],
  }),
)

export const NoSingleLot: Story = answering(serving({ lots: [{ code: 'LOT 26-0413', available: 0 }] }))

export const TakesLonger: Story = answering(
  serving({
    stock: { status: 'backorder', label: 'Back 12.04.2026', available: null },
    lots: [],
    delivery: { earliest: '2026-12-18', latest: '2027-01-08', in_three_weeks: false },
  }),
)

export const Discontinued: Story = answering(
  serving({
    stock: { status: 'discontinued', label: 'Discontinued', available: 0 },
    substitute: aShelfOfTiles()[0] ?? null,
    lots: [],
  }),
)

export const Waiting: Story = answering({ 'GET /api/public': () => new Promise(() => undefined) })

export const Failed: Story = answering({
  'GET /api/public': () => {
    throw refusal(404, 'Record not found for processing.')
  },
})
