import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'

type QuantityBoxProps = {
  label: string
  value: number
  onChange: (quantity: number) => void
  min?: number
  step?: number
  max?: number | null
  isBusy?: boolean
  disabled?: boolean
}

const restMs = 400
const largest = 9_999

/** Digits only, never below the minimum. Quick steps are gathered, and told once the hand rests. */
export const QuantityBox = ({
  label,
  value,
  onChange,
  min = 1,
  step = 1,
  max = null,
  ...rest
}: QuantityBoxProps) => {
  const { isBusy = false, disabled = false } = rest
  const top = max ?? largest
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const shown = draft === null ? value : Number(draft)
  const settle = (text: string | null) => {
    clearTimeout(timer.current)
    if (text === null) return
    setDraft(null)
    const quantity = nearest(Number(text), { min, step, top })
    if (quantity !== value) onChange(quantity)
  }
  const soon = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(text), restMs)
  }
  const move = (steps: number) => soon(String(nearest(shown + steps * step, { min, step, top })))
  const keys: Record<string, () => void> = {
    ArrowUp: () => move(1),
    ArrowDown: () => move(-1),
    Enter: () => settle(draft),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div className="quantity" part="quantity" role="group" aria-label={label} aria-busy={isBusy}>
      <button
        type="button"
        aria-label={uiMessages.less}
        disabled={disabled || shown <= min}
        onClick={() => move(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        role="spinbutton"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={min}
        aria-valuemax={top}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={() => settle(draft)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={uiMessages.more}
        disabled={disabled || shown >= top}
        onClick={() => move(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

type Limits = { min: number; step: number; top: number }

/** Up to the next step that is sold, within what can be had. */
const nearest = (quantity: number, { min, step, top }: Limits) => {
  const stepped = Math.ceil(Math.max(quantity, min) / step) * step
  return stepped > top ? Math.max(Math.floor(top / step) * step, min) : stepped
}
