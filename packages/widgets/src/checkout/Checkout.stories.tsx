import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, Widget } from './index.ts'

const meta = {
  title: 'Widgets/Checkout',
  component: Widget,
  parameters: {
    showroom: { tag: 'showroom-checkout', css, answers: fakeCart([aLine(), aFaucetLine()]).answers },
  },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
const answering = (answers: FakeAnswers): Pick<Story, 'parameters'> => ({
  parameters: { showroom: { answers } },
})

const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot

const fieldIn = (canvas: HTMLElement, label: string) =>
  waitFor(() => {
    const found = [...(rootIn(canvas)?.querySelectorAll('label') ?? [])].find((one) =>
      one.textContent?.startsWith(label),
    )
    const field = found && rootIn(canvas)?.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`)
    expect(field).toBeTruthy()
    return field
  })

const type = async (canvas: HTMLElement, label: string, text: string) => {
  const field = await fieldIn(canvas, label)
  if (!field) return
  // Typing aims at what has the page's keyboard, which here is inside a root of its own.
  await fireEvent.input(field, { target: { value: text } })
  await waitFor(() => expect(field.value).toBe(text))
  field.closest('form')?.requestSubmit()
}

const choose: Story['play'] = async ({ canvasElement }) => {
  await type(canvasElement, 'Coupon', 'WELCOME5')
  await type(canvasElement, 'ZIP code', '90210')
  await waitFor(() => expect(rootIn(canvasElement)?.textContent).toContain('Tax for 90210, CA'))
}

/** What one story has chosen is not in the next one’s cart. */
const ownCart = () => answering(fakeCart([aLine(), aFaucetLine()]).answers)

export const Review: Story = {}
export const CouponAndZip: Story = { ...ownCart(), play: choose }
export const Mistakes: Story = {
  ...ownCart(),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Coupon', 'FREE100')
    await type(canvasElement, 'ZIP code', '123')
    await waitFor(() => expect(rootIn(canvasElement)?.querySelectorAll('.error')).toHaveLength(2))
  },
}
export const Empty: Story = { ...answering(fakeCart([]).answers), args: { shopHref: '#shop' } }
export const Waiting: Story = answering({ 'GET /api/checkout': () => new Promise(() => undefined) })
export const Failed: Story = answering({
  'GET /api/checkout': () => {
    throw refusal(500, 'Internal Server error please try again.')
  },
})
export const AsTag: Story = { globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { ...ownCart(), play: choose, globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = {
  ...ownCart(),
  play: choose,
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
