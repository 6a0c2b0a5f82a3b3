import type { KeyboardEvent } from 'react'
import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'
import { useQuantityDraft } from './useQuantityDraft.ts'

type QuantityBoxProps = {
  label: string
  value: number
  onChange: (quantity: number) => void
  min?: number
  step?: number
  max?: number | null
  isBusy?: boolean
  disabled?: boolean
  /** Its owner sends each change: quick steps come as one. */
  isGathered?: boolean
}

const largest = 9_999

/** Digits only, never below the minimum. */
export const QuantityBox = ({
  label,
  value,
  onChange,
  min = 1,
  step = 1,
  max = null,
  ...rest
}: QuantityBoxProps) => {
  const { isBusy = false, disabled = false, isGathered = false } = rest
  const top = max ?? largest
  const drafted = { value, onChange, isGathered, min, step, top }
  const { group, shown, text, type, settle, move } = useQuantityDraft(drafted)
  const keys: Record<string, () => void> = {
    ArrowUp: () => move(1),
    ArrowDown: () => move(-1),
    Enter: settle,
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div ref={group} className="quantity" part="quantity" role="group" aria-label={label} aria-busy={isBusy}>
      <Step
        label={uiMessages.less}
        icon="minus"
        disabled={disabled || shown <= min}
        onClick={() => move(-1)}
      />
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
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
      />
      <Step label={uiMessages.more} icon="plus" disabled={disabled || shown >= top} onClick={() => move(1)} />
    </div>
  )
}

type StepProps = { label: string; icon: 'minus' | 'plus'; disabled: boolean; onClick: () => void }

const Step = ({ label, icon, ...button }: StepProps) => (
  <button type="button" aria-label={label} {...button}>
    <Icon name={icon} />
  </button>
)
