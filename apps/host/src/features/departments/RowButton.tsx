import { keepingFocus } from './keeping-focus.ts'

type Props = {
  label: string
  /** What it is done to, for whoever hears the button alone. */
  of: string
  isOff: boolean
  act: () => Promise<unknown>
}

/** A deed on a row, which may take the row elsewhere: the keyboard goes along. */
export const RowButton = ({ label, of, isOff, act }: Props) => (
  <button
    type="button"
    className="form-link"
    aria-disabled={isOff || undefined}
    onClick={(event) => void (isOff || keepingFocus(event, act))}
  >
    {label}
    <span className="visually-hidden"> {of}</span>
  </button>
)
