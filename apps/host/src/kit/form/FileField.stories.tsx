import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FileField } from './FileField.tsx'
import type { AddFile } from './useAddingFiles.ts'

const papers = [
  { id: 'a', file_name: 'license.pdf', size: 218_000 },
  { id: 'b', file_name: 'certificate of insurance with a very long name 2026.pdf', size: 2_400_000 },
]
const taken: AddFile = async () => null
const aPaper = () => new File(['%PDF'], 'license.pdf', { type: 'application/pdf' })
const aLogo = () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40"></svg>'
  return new File([drawing], 'logo.svg', { type: 'image/svg+xml' })
}

const meta = {
  title: 'Host/FileField',
  component: FileField,
  args: {
    label: 'Your license',
    hint: 'A photo or PDF, up to 10 MB.',
    documents: [],
    onAdd: taken,
    onRemove: async () => undefined,
  },
  parameters: { host: true },
} satisfies Meta<typeof FileField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithFiles: Story = { args: { documents: papers } }
export const Missing: Story = { args: { error: 'Please add your license.' } }
export const Sending: Story = {
  args: {
    onAdd: (_file, onProgress) => {
      onProgress(48)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.upload(field.getByLabelText('Your license'), aPaper())
    await expect(await field.findByText('Sending license.pdf: 48 %')).toBeVisible()
  },
}
export const TooSmall: Story = {
  args: {
    label: 'Logo',
    hint: 'A picture of at least 160 by 80 pixels.',
    accept: 'image/*',
    picture: { field: 'logo', minimum: { width: 160, height: 80 } },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.upload(field.getByLabelText('Logo'), aLogo())
    await expect(await field.findByText('The logo field must be Minimum 160 X 80 pixels.')).toBeVisible()
  },
}
