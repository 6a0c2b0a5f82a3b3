import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useFieldIds } from './field.ts'

type Props = FieldProps & {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  empty?: string
}

export const SelectField = ({ label, value, onChange, error, hint, required, ...rest }: Props) => {
  const { id, control } = useFieldIds({ hint, error, required })
  const { options, empty, ...attributes } = rest
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <select
        className="form-input form-select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...control}
        {...attributes}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
