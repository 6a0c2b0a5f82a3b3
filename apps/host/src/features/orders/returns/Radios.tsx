import { useId } from 'react'

type Props<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: NoInfer<Value> | null
  onChoose: (value: NoInfer<Value>) => void
}

/** One of several, in a group that is named. */
export const Radios = <Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className="return-radios">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
