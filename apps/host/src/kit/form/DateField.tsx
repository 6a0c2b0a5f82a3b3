import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useFieldIds } from './field.ts'

/** A calendar day, by the browser's own picker. */
export const DateField = ({ label, value, onChange, error, hint, required, ...rest }: FieldProps) => {
  const { id, control } = useFieldIds({ hint, error, required })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required ?? false}>
      <input
        className="form-input"
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...control}
        {...rest}
      />
    </FieldFrame>
  )
}
