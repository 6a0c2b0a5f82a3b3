import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFaucet, aPage } from '../testing/catalogue-fixtures.ts'
import { aShelf, aShelfOfTiles, someFacets } from '../testing/shelf-fixtures.ts'
import { type AskedOf, type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { css, Widget } from './index.ts'

const call = 'GET /api/visualization/products'
const serving = (answer: NonNullable<FakeAnswers[typeof call]>) => ({
  showroom: { answers: { [call]: answer } },
})
const pageOf = ({ url }: AskedOf) =>
  aPage({
    data: aShelfOfTiles(),
    facets: someFacets(),
    total: 412,
    last_page: 42,
    current_page: Number(url.searchParams.get('page') ?? 1),
  })

const meta = {
  title: 'Widgets/Products',
  component: Widget,
  args: { category: 'tile-flooring' },
  parameters: { showroom: { tag: 'showroom-products', css, answers: { [call]: pageOf } } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Filtered: Story = { args: { filters: 'color_family:White; size:12x24; stock:in_stock' } }

export const SoldByThePiece: Story = {
  args: { category: 'bathroom-faucets' },
  parameters: serving(() =>
    aPage({
      data: aShelf((id, picture) => aFaucet({ id, pictures: [picture] })),
      total: 8,
      price_range: { min_cents: 4_200, max_cents: 69_000, per: 'unit' },
      category: { id: 7, name: 'Bathroom Faucets', slug_url: 'bathroom-faucets' },
    }),
  ),
}

export const Waiting: Story = { parameters: serving(() => new Promise(() => undefined)) }

export const Empty: Story = {
  args: { search: 'okk flor' },
  parameters: serving(() =>
    aPage({
      data: [],
      total: 0,
      facets: [],
      price_range: null,
      suggestion: {
        search: 'oak floor',
        category: {
          id: 3,
          name: 'Hardwood Flooring',
          slug_url: 'hardwood-flooring',
          product_count: 1_400,
          picture: null,
          children: [],
        },
      },
    }),
  ),
}

export const Failed: Story = {
  parameters: serving(() => {
    throw refusal(500, 'Internal Server error please try again.')
  }),
}
