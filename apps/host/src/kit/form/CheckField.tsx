import type { ReactNode } from 'react'
import { FieldError } from './FieldFrame.tsx'
import { useFieldIds } from './field.ts'
import './form.css'

type Props = {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  required?: boolean | undefined
  /** The label; a link or a button in it keeps its own meaning. */
  children: ReactNode
}

export const CheckField = ({ name, checked, onChange, error, required, children }: Props) => {
  const { id, control } = useFieldIds({ hint: undefined, error, required })
  return (
    <div className="form-field">
      <div className="form-check">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...control}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
