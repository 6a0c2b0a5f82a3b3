import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type FakeAnswers, named, refusal } from '../testing/fake-api.ts'
import { anOrder, anOrderSummary, aPageOfOrders } from '../testing/order-fixtures.ts'
import { css, Widget } from './index.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const orders = [
  anOrderSummary(),
  anOrderSummary({
    id: 'order2',
    number: 'SR-260001',
    placed_at: '2026-10-12T18:15:00.000Z',
    status: 'delivered',
    client_sees: 'Delivered',
    next_event: null,
    project_name: null,
    item_count: 1,
    total_cents: 35_918,
  }),
]

const answers: FakeAnswers = {
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  'GET /api/order': () => aPageOfOrders(orders, { last_page: 2 }),
  ...named('GET /api/order/order1', () => ({ success: true, data: anOrder() })),
}

const meta = {
  title: 'Widgets/Orders',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-orders', css, answers, isSignedIn: true } },
  args: { orderHref: (id) => `#${id}` },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
const answering = (more: FakeAnswers): Pick<Story, 'parameters'> => ({
  parameters: { showroom: { answers: { ...answers, ...more } } },
})
const failing = () => {
  throw refusal(500, 'Internal Server error please try again.')
}

const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot

const openFirst: Story['play'] = async ({ canvasElement }) => {
  const button = await waitFor(() => {
    const found = rootIn(canvasElement)?.querySelector<HTMLButtonElement>('[aria-expanded]')
    expect(found).toBeTruthy()
    return found
  })
  button?.click()
  await waitFor(() => expect(rootIn(canvasElement)?.querySelector('.ordered')).toBeTruthy())
}

export const Full: Story = {}
export const ItemsShown: Story = { play: openFirst }
export const Empty: Story = {
  ...answering({ 'GET /api/order': () => aPageOfOrders([]) }),
  args: { shopHref: '#shop' },
}
export const Loading: Story = answering({ 'GET /api/order': () => new Promise(() => undefined) })
export const Failed: Story = answering({ 'GET /api/order': failing })
export const ItemsFailed: Story = {
  ...answering(named('GET /api/order/order1', failing)),
  play: async ({ canvasElement }) => {
    const button = await waitFor(() => {
      const found = rootIn(canvasElement)?.querySelector<HTMLButtonElement>('[aria-expanded]')
      expect(found).toBeTruthy()
      return found
    })
    button?.click()
    await waitFor(() => expect(rootIn(canvasElement)?.querySelector('[role=alert]')).toBeTruthy())
  },
}
export const SignedOut: Story = { parameters: { showroom: { isSignedIn: false } } }
export const AsTag: Story = { globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { play: openFirst, globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = {
  play: openFirst,
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
