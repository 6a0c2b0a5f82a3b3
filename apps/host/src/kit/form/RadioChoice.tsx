import { useId } from 'react'
import './RadioChoice.css'

type Choice = { value: string; label: string; about?: string | undefined }
type Props = {
  name: string
  legend: string
  hint?: string
  choices: readonly Choice[]
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** One of several, each with a line about it. */
export const RadioChoice = ({ name, legend, hint, choices, value, error, onChange }: Props) => {
  const id = useId()
  return (
    <fieldset className="radio-choice">
      <legend>{legend}</legend>
      {hint && <p className="form-hint">{hint}</p>}
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.about && <small>{choice.about}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
