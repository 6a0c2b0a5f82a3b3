import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadPurchase } from '../product/load-purchase.ts'
import { aPage } from '../testing/catalogue-fixtures.ts'
import { aProduct } from '../testing/product-fixtures.ts'
import { aShelfOfTiles, someFacets } from '../testing/shelf-fixtures.ts'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { preload } from '../ui/Lazy.tsx'
import { css, Widget } from './index.ts'

const answers: FakeAnswers = {
  ...fakeCart([]).answers,
  'GET /api/visualization/products': () =>
    aPage({ data: aShelfOfTiles(), facets: someFacets(), total: 412, last_page: 42 }),
  'GET /api/public': () => ({ success: true, data: aProduct() }),
  'POST /api/top_products/': () => ({ success: true, data: aShelfOfTiles() }),
  'POST /api/customer_also_viewed/': () => ({ success: true, data: aShelfOfTiles() }),
  'POST /api/recently_viewed/': () => ({ success: true, data: [] }),
}

const meta = {
  title: 'Widgets/Shop',
  component: Widget,
  // A story's own address is Storybook's.
  args: { routing: 'none' },
  parameters: { showroom: { tag: 'showroom-shop', css, answers } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const FrontDoor: Story = {}
export const Shelf: Story = { args: { start: '/category/tile-flooring' } }
/** With the way to buy it, which comes after the product. */
export const OneProduct: Story = {
  args: { start: '/product/fogHoned1224' },
  loaders: [() => preload(loadPurchase)],
}
export const Waiting: Story = { parameters: { showroom: { isWaiting: true } } }
export const Failed: Story = {
  parameters: {
    showroom: {
      answers: {
        'GET /api/shop': () => {
          throw refusal(500, 'Internal Server error please try again.')
        },
      },
    },
  },
}
