import { useId } from 'react'

type Props<Value extends string> = {
  legend: string
  hint?: string | undefined
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  error?: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Some of several, each pressed or not. */
export const ChoiceChips = <Value extends string>(props: Props<Value>) => {
  const { legend, hint, options, chosen, error, onChange } = props
  const id = useId()
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <fieldset className="ai-chips" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {hint && <p className="form-hint">{hint}</p>}
      <div>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {error && (
        <p className="form-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
