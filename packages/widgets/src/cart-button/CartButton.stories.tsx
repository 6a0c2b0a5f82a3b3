import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { aThemedShop } from '../testing/showroom-fixtures.ts'
import { css, Widget } from './index.ts'

const lines = [aLine(), aFaucetLine()]
const meta = {
  title: 'Widgets/Cart button',
  component: Widget,
  parameters: {
    showroom: {
      tag: 'showroom-cart-button',
      css,
      answers: {
        ...fakeCart(lines).answers,
        'GET /api/shop': () => ({
          success: true,
          data: aThemedShop('HARVEST2', { cart: { count: 2, merchandise_cents: 129_189, version: 1 } }),
        }),
      },
    },
  },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const WithItems: Story = {}
export const EmptyCart: Story = {
  parameters: {
    showroom: { answers: { 'GET /api/shop': () => ({ success: true, data: aThemedShop('HARVEST2') }) } },
  },
}
/** The drawer that a button brings along. */
export const DrawerOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = await waitFor(() => {
      const found = rootIn(canvasElement)?.querySelector('button')
      expect(found).toBeTruthy()
      return found
    })
    button?.click()
    await waitFor(() => expect(rootIn(canvasElement)?.querySelector('dialog[open] .line')).toBeTruthy())
  },
}
export const AsTag: Story = { globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = { globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' } }

const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot
