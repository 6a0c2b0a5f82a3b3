import type { ReactNode } from 'react'
import { kitMessages as messages } from '../messages.ts'
import './form.css'

type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** That nothing more fits in. */
  limit?: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** Label above, hint before the mistake, error under the field. */
export const FieldFrame = ({ id, label, hint, error, limit, required, children }: Props) => (
  <div className="form-field">
    <label htmlFor={id}>
      {label}
      {required === false && <span className="form-optional"> {messages.optional}</span>}
    </label>
    {hint && (
      <p className="form-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {children}
    {limit && (
      <p className="form-hint" id={`${id}-limit`} role="status">
        {limit}
      </p>
    )}
    <FieldError id={id} error={error} />
  </div>
)

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p className="form-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null
