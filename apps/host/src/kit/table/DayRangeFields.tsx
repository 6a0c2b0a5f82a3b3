import { TextField } from '../form/TextField.tsx'
import { tableMessages as messages } from './table.messages.ts'

type Range = { from: string; to: string }
type Props = {
  values: Range
  onChange: (change: Partial<Range>) => void
  errorOf: (name: keyof Range) => string | undefined
}

/** The first day and the last one, as people write them; `readRange` reads them. */
export const DayRangeFields = ({ values, onChange, errorOf }: Props) => {
  const day = (name: keyof Range) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
    placeholder: messages.dayFormat,
    inputMode: 'numeric' as const,
    maxLength: 10,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField label={messages.from} {...day('from')} />
      <TextField label={messages.to} {...day('to')} />
    </>
  )
}
