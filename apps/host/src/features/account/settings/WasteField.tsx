import { useState } from 'react'
import { TextField } from '../../../kit/form/TextField.tsx'
import { digitsIn, numericIn } from '../../../kit/form/typed-number.ts'

const most = 50

type Props = { value: number; onSave: (percent: number) => void }

/** Saved when the field is left; what is no number up to 50 is said under it and kept to be mended. */
export const WasteField = ({ value, onSave }: Props) => {
  const [typed, setTyped] = useState(String(value))
  const [error, setError] = useState<string>()
  const leave = () => {
    const percent = numericIn(typed)
    if (typed === '' || percent > most) return setError(`Please enter a number from 0 to ${most}.`)
    setError(undefined)
    if (percent !== value) onSave(percent)
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
      onBlur={leave}
    >
      <TextField
        name="default_waste_pct"
        label="Extra for cuts, in percent"
        hint="Added to an area when boxes are worked out. Ten is usual; herringbone needs fifteen."
        inputMode="numeric"
        maxLength={2}
        enterKeyHint="done"
        value={typed}
        error={error}
        onChange={(text) => setTyped(digitsIn(text))}
      />
    </form>
  )
}
