import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPage } from '../testing/catalogue-fixtures.ts'
import { aShelfOfTiles, someFacets } from '../testing/shelf-fixtures.ts'
import { css, Widget } from './index.ts'

/** The same tag on the same page, step by step: see docs/embedding/theming.md. */
const meta = {
  title: 'Embedding/Theming',
  component: Widget,
  args: { category: 'tile-flooring' },
  globals: { flavour: 'element', showroom: 'HARVEST2' },
  parameters: {
    showroom: {
      tag: 'showroom-products',
      css,
      answers: {
        'GET /api/visualization/products': () =>
          aPage({ data: aShelfOfTiles(), facets: someFacets(), total: 412, last_page: 42 }),
      },
    },
  },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

const withCss = (pageCss: string) => ({ showroom: { pageCss } })

/** The page's own type, the showroom's own colours. */
export const Nothing: Story = {}

export const Attributes: Story = { globals: { scheme: 'dark' } }

export const Variables: Story = {
  parameters: withCss(`
    showroom-products {
      --showroom-paper: #f6f1e7; --showroom-surface: #fffdf8; --showroom-ink: #2b2118;
      --showroom-accent: #5b3a8c; --showroom-accent-hover: #4e2f7c; --showroom-accent-pressed: #41246c;
      --showroom-accent-border: #5b3a8c; --showroom-accent-ink: #5b3a8c; --showroom-focus: #5b3a8c;
      --showroom-heading-font: 'Inter Variable', sans-serif; --showroom-radius: 2px; --showroom-text-size: 17px;
    }`),
}

export const Parts: Story = {
  parameters: withCss(`
    showroom-products::part(card) { background: #fff; border: 1px solid #d8cfc0; padding: 10px; }
    showroom-products::part(price) { color: #7a2e12; }
    showroom-products::part(pagination) { justify-content: flex-end; }`),
}
