import type { Meta, StoryObj } from '@storybook/react-vite'
import { priceCss } from './Price.css.ts'
import { Price } from './Price.tsx'

const meta = {
  title: 'Pieces/Price',
  component: Price,
  args: { cents: 569, per: 'sq ft' },
  parameters: { showroom: { css: [priceCss] } },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Small: Story = { args: { size: 'small', cents: 8_821, per: 'box' } }
export const Thousands: Story = { args: { cents: 1_452_820, per: undefined } }
