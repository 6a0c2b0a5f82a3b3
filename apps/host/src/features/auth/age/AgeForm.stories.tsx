import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AgeForm } from './AgeForm.tsx'

const meta = {
  title: 'Host/AgeForm',
  component: AgeForm,
  args: { onTell: fn(async () => undefined), onStale: fn() },
  parameters: { host: true },
} satisfies Meta<typeof AgeForm>
export default meta

/** Types a day, and sends the form. */
const tell = async (canvas: HTMLElement, born: string) => {
  const form = within(canvas)
  fireEvent.change(form.getByLabelText(/Date of birth/), { target: { value: born } })
  await userEvent.click(form.getByRole('button', { name: 'Continue' }))
}

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(await form.findByText('The date of birth field is required.')).toBeVisible()
    await expect(args.onTell).not.toHaveBeenCalled()
  },
}
export const Minor: Story = {
  play: async ({ args, canvasElement }) => {
    await tell(canvasElement, '2012-06-15')
    const form = within(canvasElement)
    await expect(
      await form.findByText('A parent or guardian has to agree, because you are under 18.'),
    ).toBeVisible()
    await expect(args.onTell).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('checkbox'))
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.onTell).toHaveBeenCalledWith({ birth_date: '2012-06-15', parent_consent: true }),
    )
  },
}
export const TooYoung: Story = {
  play: async ({ args, canvasElement }) => {
    await tell(canvasElement, '2020-06-15')
    await expect(
      await within(canvasElement).findByText('You must be at least 13 years old to sign up.'),
    ).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Yes, remove my account' })).toBeVisible()
    await expect(args.onTell).not.toHaveBeenCalled()
  },
}
export const Corrected: Story = {
  play: async ({ args, canvasElement }) => {
    await tell(canvasElement, '2020-06-15')
    await userEvent.click(await screen.findByRole('button', { name: 'No, let me correct it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tell(canvasElement, '1985-06-15')
    await waitFor(() =>
      expect(args.onTell).toHaveBeenCalledWith({ birth_date: '1985-06-15', parent_consent: false }),
    )
  },
}
