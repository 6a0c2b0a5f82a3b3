import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ColorField } from './ColorField.tsx'

const Brand = ({ begun, error }: { begun: string; error?: string }) => {
  const [value, setValue] = useState(begun)
  return <ColorField name="color" label="Your color" value={value} onChange={setValue} error={error} />
}

const meta = {
  title: 'Host/ColorField',
  component: Brand,
  args: { begun: '#1f5a4c' },
  parameters: { host: true },
} satisfies Meta<typeof Brand>
export default meta

type Story = StoryObj<typeof meta>

export const Dark: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.click(field.getByRole('button', { name: 'RGBA' }))
    await expect(field.getByLabelText('Your color')).toHaveValue('rgba(31, 90, 76, 1)')
    await expect(await field.findByText(/White text on it/)).toBeVisible()
  },
}
export const Light: Story = {
  args: { begun: '#f2c14e' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/too light for text on white/)).toBeVisible()
  },
}
export const Empty: Story = { args: { begun: '' } }
export const Mistyped: Story = {
  args: { begun: 'juniper', error: 'The color must look like #1f5a4c or rgb(31, 90, 76).' },
}
