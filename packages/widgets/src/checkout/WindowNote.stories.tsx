import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from './index.ts'
import { WindowNote } from './WindowNote.tsx'

const meta = {
  title: 'Pieces/Checkout window',
  component: WindowNote,
  parameters: { showroom: { css } },
  args: { onCancel: () => undefined, onLeave: () => undefined },
} satisfies Meta<typeof WindowNote>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { args: { phase: 'open' } }
export const Closed: Story = { args: { phase: 'closed' } }
