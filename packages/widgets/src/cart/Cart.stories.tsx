import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, Widget } from './index.ts'

const meta = {
  title: 'Widgets/Cart',
  component: Widget,
  parameters: {
    showroom: { tag: 'showroom-cart', css, answers: fakeCart([aLine(), aFaucetLine()]).answers },
  },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
const answering = (answers: FakeAnswers): Pick<Story, 'parameters'> => ({
  parameters: { showroom: { answers } },
})
const failing = () => {
  throw refusal(500, 'Internal Server error please try again.')
}

export const Full: Story = {}

export const WithWarnings: Story = answering(
  fakeCart([
    aLine({
      previous_unit_price_cents: 8_400,
      lot: { choice: 'single', code: null, message: '' },
      can: { change: true, mix_lots: true },
      warnings: [
        { code: 'price_changed', message: 'The price changed from $84.00 to $88.21.', product_ids: [] },
        {
          code: 'lot_short',
          message: 'No single lot has 9 boxes (largest 7). Mix lots, wait or reduce.',
          product_ids: [],
        },
      ],
    }),
    aFaucetLine({
      max_qty: 1,
      warnings: [
        { code: 'stock_short', message: 'Only 1 piece left.', product_ids: ['faucetBrass2'] },
        {
          code: 'required_part',
          message: 'Does not work without Rough-in Valve RV-12, which is sold separately.',
          product_ids: ['valve12'],
        },
      ],
    }),
    aFaucetLine({
      id: 'line3',
      name: 'Marlow Pot Filler in Brushed Brass',
      can: { change: false, mix_lots: false },
      warnings: [
        { code: 'discontinued', message: 'This product is no longer made.', product_ids: ['potFiller2'] },
        { code: 'over_three_weeks', message: 'Takes longer than three weeks to arrive.', product_ids: [] },
      ],
    }),
  ]).answers,
)

export const Empty: Story = { ...answering(fakeCart([]).answers), args: { shopHref: '#shop' } }
export const Waiting: Story = answering({ 'GET /api/projectCart': () => new Promise(() => undefined) })
export const Failed: Story = answering({ 'GET /api/projectCart': failing })
export const ChangeRefused: Story = answering({
  ...fakeCart([aLine()]).answers,
  'POST /api/projectCart/update_cart': failing,
})
export const AsTag: Story = { ...WithWarnings, globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { ...WithWarnings, globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = {
  ...WithWarnings,
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
