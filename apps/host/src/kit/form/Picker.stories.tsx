import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { diallingCodes } from './dialling-codes.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Picker } from './Picker.tsx'

const countries = diallingCodes.map(({ country, code, name }) => ({ value: country, label: name, code }))

const Country = ({ begun }: { begun: string }) => {
  const [value, setValue] = useState(begun)
  return (
    <FieldFrame id="country" label="Country">
      <Picker
        label="Country"
        name="country"
        options={countries}
        value={value}
        onChange={setValue}
        control={{ id: 'country' }}
      />
    </FieldFrame>
  )
}

const meta = {
  title: 'Host/Picker',
  component: Country,
  args: { begun: 'US' },
  parameters: { host: true },
} satisfies Meta<typeof Country>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NothingChosen: Story = { args: { begun: '' } }
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(within(canvasElement).getAllByRole('option').length).toBeGreaterThan(239))
  },
}
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const picker = within(canvasElement)
    await userEvent.type(picker.getByRole('combobox'), 'united')
    await waitFor(() => expect(picker.getAllByRole('option')[0]).toHaveTextContent('United Kingdom'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(picker.getByRole('combobox')).toHaveValue('United States')
    await userEvent.type(picker.getByRole('combobox'), 'united')
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const picker = within(canvasElement)
    await userEvent.type(picker.getByRole('combobox'), 'atlantis')
    await expect(await picker.findByText('Nothing found')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(picker.getByRole('combobox')).toHaveValue('United States')
    await userEvent.type(picker.getByRole('combobox'), 'atlantis')
  },
}
