import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, limitReached, useFieldIds } from './field.ts'

/** For more than a line. */
export const AreaField = ({
  label,
  value,
  onChange,
  error,
  hint,
  required,
  ...attributes
}: FieldProps & { maxLength?: number }) => {
  const limit = limitReached(value, attributes.maxLength)
  const { id, control } = useFieldIds({ hint, error, limit, required })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} limit={limit} required={required}>
      <textarea
        className="form-input"
        rows={4}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...control}
        {...attributes}
      />
    </FieldFrame>
  )
}
