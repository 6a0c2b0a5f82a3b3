import type { Meta, StoryObj } from '@storybook/react-vite'
import { Size } from './Size.tsx'

const meta = {
  title: 'Pieces/Size',
  component: Size,
  args: { size: { text: '12" × 24" · 3/8" thick', spoken: '12 by 24 inches, 3/8 inch thick' } },
  parameters: { showroom: { css: [] } },
} satisfies Meta<typeof Size>
export default meta

type Story = StoryObj<typeof meta>

export const Tile: Story = {}
export const Planks: Story = {
  args: {
    size: {
      text: '7 1/2" wide planks, random lengths 24"–72" · 5/8" thick',
      spoken: '7 and 1/2 inches wide planks, random lengths 24 to 72 inches, 5/8 inch thick',
    },
  },
}
