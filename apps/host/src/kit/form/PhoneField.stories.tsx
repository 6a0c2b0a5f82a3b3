import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

const Phone = ({ digits = '', error }: { digits?: string; error?: string }) => {
  const [value, setValue] = useState({ country_code: '+1', phone_number: digits })
  return <PhoneField value={value} onChange={setValue} error={error} />
}

const meta = {
  title: 'Host/PhoneField',
  component: Phone,
  parameters: { host: true },
} satisfies Meta<typeof Phone>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { digits: '5125550142' } }
export const Missing: Story = { args: { error: 'The phone number field is required.' } }
export const FromElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement)
    await userEvent.type(phone.getByRole('combobox', { name: 'Country code' }), 'france{Enter}')
    await expect(phone.getByRole('combobox')).toHaveValue('+33')
    await userEvent.type(phone.getByLabelText('Phone number'), '0123456789')
    await expect(phone.getByLabelText('Phone number')).toHaveValue('0123456789')
  },
}
