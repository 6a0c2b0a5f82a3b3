import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonCss } from './Button.css.ts'
import { Button } from './Button.tsx'
import { dialogCss } from './Dialog.css.ts'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Pieces/Dialog',
  component: Dialog,
  args: {
    title: 'Enter your showroom',
    onClose: () => undefined,
    children: <p>Your Pro’s Showroom ID opens their shop, with their prices.</p>,
  },
  parameters: { showroom: { css: [buttonCss, dialogCss] } },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {}
export const Drawer: Story = {
  args: {
    shape: 'drawer',
    footer: (
      <Button kind="primary" isWide>
        Checkout
      </Button>
    ),
  },
}
export const Wide: Story = { args: { shape: 'wide' } }
