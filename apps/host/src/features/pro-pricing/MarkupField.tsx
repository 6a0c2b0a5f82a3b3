import { TextField } from '../../kit/form/TextField.tsx'

type Props = {
  label: string
  hint: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
  required?: boolean
}

/** A markup in percent, as `markupBpsIn` reads it. */
export const MarkupField = (props: Props) => (
  <TextField {...props} name="markup_bps" inputMode="decimal" autoComplete="off" maxLength={8} />
)
