import type { CoverageNote } from '@showroom/contract/cart/cart'
import { useId, useState } from 'react'
import { decimalIn } from '../../kit/form/typed-number.ts'
import { typedArea } from './draft-order-typed.ts'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = {
  label: string
  hint: string
  note: CoverageNote | null
  /** Null where the line is for no area any more. */
  onArea: (squareFeet: number | null) => void
}

const largestFeet = 99_999

/** The area that a line is for: the units that cover it are counted as it is typed. */
export const AreaOfLine = ({ label, hint, note, onArea }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState(() => typedArea(note))
  // Units that were chosen by hand are for no area any more.
  const shown = note === null && typed !== '' && !typed.endsWith('.') ? '' : typed
  return (
    <label className="draft-order-area">
      <span aria-hidden="true">{messages.area}</span>
      <input
        className="form-input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        aria-label={label}
        aria-describedby={id}
        value={shown}
        onChange={(event) => {
          const next = decimalIn(event.currentTarget.value)
          setTyped(next)
          const feet = Number(next)
          if (next === '') onArea(null)
          else if (feet > 0 && feet <= largestFeet) onArea(feet)
        }}
      />
      <small id={id}>{hint}</small>
    </label>
  )
}
