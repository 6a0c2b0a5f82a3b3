import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { EffectiveFields } from './EffectiveFields.tsx'
import { now, type TypedWhen } from './planned.ts'

type Props = { first: TypedWhen; error?: string }

const Typed = ({ first, error }: Props) => {
  const [value, setValue] = useState(first)
  return (
    <form className="form">
      <EffectiveFields
        value={value}
        error={error}
        onChange={(change) => setValue((before) => ({ ...before, ...change }))}
      />
    </form>
  )
}

const meta = {
  title: 'Host/MarkupEffective',
  component: Typed,
  args: { first: now },
  parameters: { host: true },
} satisfies Meta<typeof Typed>
export default meta

type Story = StoryObj<typeof meta>

export const Now: Story = {}
export const FromADate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /From a date/ }))
    await canvas.findByLabelText(/First day/)
  },
}
export const DayRefused: Story = {
  args: {
    first: { when: 'day', effective_on: '2026-11-27' },
    error: 'Please choose a day from tomorrow on.',
  },
}
