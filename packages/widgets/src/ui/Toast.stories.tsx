import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonCss } from './Button.css.ts'
import { toastCss } from './Toast.css.ts'
import { Toast } from './Toast.tsx'

const meta = {
  title: 'Pieces/Toast',
  component: Toast,
  args: { message: 'Added to cart.', tone: 'good', onDismiss: () => undefined },
  parameters: { showroom: { css: [buttonCss, toastCss] } },
} satisfies Meta<typeof Toast>
export default meta

type Story = StoryObj<typeof meta>

export const Good: Story = {}
export const Bad: Story = {
  args: { tone: 'bad', message: 'Invalid input OR some mandatory fields are blank.' },
}
export const Warning: Story = {
  args: { tone: 'warning', message: 'No Showroom Found, Please Enter Correct Showroom Id.' },
}
