import { useShopState } from '../shop/context.ts'
import { productMessages } from './messages.ts'
import type { Side, Sides } from './measure.ts'

type Props = { name: string; sides: Sides; onSides: (sides: Sides) => void }

/** Length × width, each in feet and inches, or in decimal feet for who prefers them. */
export const SidesFields = ({ name, sides, onSides }: Props) => (
  <div className="sides" role="group" aria-label={name}>
    <SideFields
      name={productMessages.length}
      side={sides.length}
      onSide={(length) => onSides({ ...sides, length })}
    />
    <span aria-hidden="true">×</span>
    <SideFields
      name={productMessages.width}
      side={sides.width}
      onSide={(width) => onSides({ ...sides, width })}
    />
  </div>
)

type SideProps = { name: string; side: Side; onSide: (side: Side) => void }

const SideFields = ({ name, side, onSide }: SideProps) => {
  const isDecimal = useShopState(({ display }) => display?.isDecimal)
  return (
    <span className="side">
      <span className="side-name" aria-hidden="true">
        {name}
      </span>
      <NumberInput
        label={productMessages.feetOf(name)}
        value={side.feet}
        unit={productMessages.feet}
        onText={(feet) => onSide({ ...side, feet })}
      />
      {(!isDecimal || side.inches) && (
        <NumberInput
          label={productMessages.inchesOf(name)}
          value={side.inches}
          unit={productMessages.inches}
          onText={(inches) => onSide({ ...side, inches })}
        />
      )}
    </span>
  )
}

type NumberProps = { label: string; value: string; unit: string; onText: (text: string) => void }

/** Digits and one dot, at most two decimals (specification §5). */
export const NumberInput = ({ label, value, unit, onText }: NumberProps) => (
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
