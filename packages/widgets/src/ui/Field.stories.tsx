import type { Meta, StoryObj } from '@storybook/react-vite'
import { fieldCss } from './Field.css.ts'
import { Field } from './Field.tsx'

const meta = {
  title: 'Pieces/Field',
  component: Field,
  args: { label: 'Zip code', value: '95814', onInput: () => undefined },
  parameters: { showroom: { css: [fieldCss] } },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const WithHint: Story = { args: { value: '', hint: 'Where the materials will be delivered' } }
export const WithError: Story = { args: { value: '958', error: 'The zip code field is required.' } }
