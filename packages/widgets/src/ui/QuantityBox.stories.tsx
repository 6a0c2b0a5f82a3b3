import type { Meta, StoryObj } from '@storybook/react-vite'
import { quantityBoxCss } from './QuantityBox.css.ts'
import { QuantityBox } from './QuantityBox.tsx'

const meta = {
  title: 'Pieces/Quantity box',
  component: QuantityBox,
  args: { label: 'Boxes', value: 9, onChange: () => undefined },
  parameters: { showroom: { css: [quantityBoxCss] } },
} satisfies Meta<typeof QuantityBox>
export default meta

type Story = StoryObj<typeof meta>

export const InBetween: Story = {}
export const AtTheMinimum: Story = { args: { value: 2, min: 2 } }
export const AtTheMost: Story = { args: { value: 12, max: 12 } }
export const Busy: Story = { args: { isBusy: true } }
export const Disabled: Story = { args: { disabled: true } }
