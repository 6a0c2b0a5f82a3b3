import { type ReactNode, useId } from 'react'

type FieldProps = {
  label: string
  value: string
  onInput: (text: string) => void
  hint?: string | undefined
  error?: string | null | undefined
  /** Drawn inside the field, after the text. */
  after?: ReactNode
  isLabelHidden?: boolean
  inputMode?: 'text' | 'numeric' | 'decimal' | 'search'
  enterKeyHint?: 'go' | 'next' | 'search' | 'done'
  autoComplete?: string
  maxLength?: number
  placeholder?: string
  /** What a combobox or another composed control needs on its input. */
  input?: Record<string, unknown>
}

/** Label above, hint before the mistake, error under the field. */
export const Field = ({
  label,
  value,
  onInput,
  hint,
  error,
  after,
  isLabelHidden = false,
  ...rest
}: FieldProps) => {
  const id = useId()
  const { input, ...attributes } = rest
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" part="field">
      <label htmlFor={id} className={isLabelHidden ? 'said' : undefined}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="box">
        <input
          id={id}
          part="input"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onInput(event.currentTarget.value)}
          {...attributes}
          {...input}
        />
        {after}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
