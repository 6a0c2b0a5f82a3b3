import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { css, Widget } from './index.ts'

const meta = {
  title: 'Widgets/Sign in',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-sign-in', css } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot

/** What the visitor sees while the window stands open. A frame stands in for it. */
const press = async (canvas: HTMLElement) => {
  const { open } = window
  const frame = document.createElement('iframe')
  frame.title = 'The window'
  frame.hidden = true
  document.body.append(frame)
  window.open = () => frame.contentWindow
  const button = await waitFor(() => {
    const found = rootIn(canvas)?.querySelector('button')
    expect(found?.disabled).toBe(false)
    return found
  })
  button?.click()
  window.open = open
  await waitFor(() => expect(rootIn(canvas)?.querySelector('.note')).toBeTruthy())
  return frame
}

export const SignedOut: Story = {}
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const frame = await press(canvasElement)
    expect(frame.isConnected).toBe(true)
  },
}
export const WindowClosed: Story = {
  play: async ({ canvasElement }) => {
    const frame = await press(canvasElement)
    frame.remove()
    await waitFor(() => expect(rootIn(canvasElement)?.querySelector('[role=alert]')).toBeTruthy(), {
      timeout: 5_000,
    })
  },
}
export const AsTag: Story = { globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = { globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' } }
