import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, limitReached, useFieldIds } from './field.ts'

type Props = FieldProps & {
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  maxLength?: number
  autoCapitalize?: 'none' | 'words'
  placeholder?: string
}

export const TextField = ({ label, value, onChange, error, hint, required, ...rest }: Props) => {
  const limit = limitReached(value, rest.maxLength)
  const { id, control } = useFieldIds({ hint, error, limit, required })
  const { type = 'text', ...attributes } = rest
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} limit={limit} required={required}>
      <input
        className="form-input"
        type={type}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...control}
        {...attributes}
      />
    </FieldFrame>
  )
}
