import { FieldFrame } from '../../kit/form/FieldFrame.tsx'
import { type FieldProps, useFieldIds } from '../../kit/form/field.ts'

/** A calendar day, by the browser's own picker. */
export const DateField = ({ name, label, value, onChange, error, hint }: FieldProps) => {
  const { id, control } = useFieldIds({ hint, error, required: undefined })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={false}>
      <input
        className="form-input"
        type="date"
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...control}
      />
    </FieldFrame>
  )
}
