type Props = { label: string; value: string; unit: string; onText: (text: string) => void }

/** Digits and one dot, at most two decimals (specification §5). */
export const NumberInput = ({ label, value, unit, onText }: Props) => (
  <span className="number">
    <input
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onText(decimalText(event.currentTarget.value))}
    />
    <span aria-hidden="true">{unit}</span>
  </span>
)

const decimalText = (text: string) => /^\d{0,5}(\.\d{0,2})?/.exec(text.replace(/[^\d.]/g, ''))?.[0] ?? ''
