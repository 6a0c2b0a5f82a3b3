import { useId } from 'react'
import { keyIn, optionsOf } from '../projects/words.ts'

type Props<Key extends string> = {
  name: string
  legend: string
  words: Record<Key, string>
  chosen: readonly Key[]
  error: string | undefined
  onChange: (chosen: Key[]) => void
}

/** Several of a few, each a word to be ticked. */
export const Chips = <Key extends string>({ name, legend, words, chosen, error, onChange }: Props<Key>) => {
  const id = useId()
  const toggle = (value: string) => {
    const key = keyIn(words, value)
    if (key === null) return
    onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  }
  return (
    <fieldset className="designer-chips">
      <legend>{legend}</legend>
      <div>
        {optionsOf(words).map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              checked={chosen.some((key) => key === value)}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
