import { useShopState } from '../shop/context.ts'
import { laterMessages } from './later-messages.ts'
import type { Side, Sides } from './measure.ts'
import { buyingMessages } from './buying-messages.ts'
import { NumberInput } from './NumberInput.tsx'

type Props = { name: string; sides: Sides; onSides: (sides: Sides) => void }

/** Length × width, each in feet and inches, or in decimal feet for who prefers them. */
export const SidesFields = ({ name, sides, onSides }: Props) => (
  <div className="sides" role="group" aria-label={name}>
    <SideFields
      name={laterMessages.length}
      side={sides.length}
      onSide={(length) => onSides({ ...sides, length })}
    />
    <span aria-hidden="true">×</span>
    <SideFields
      name={laterMessages.width}
      side={sides.width}
      onSide={(width) => onSides({ ...sides, width })}
    />
  </div>
)

type SideProps = { name: string; side: Side; onSide: (side: Side) => void }

const SideFields = ({ name, side, onSide }: SideProps) => {
  const isDecimal = useShopState(({ display }) => display?.is_decimal)
  return (
    <span className="side">
      <span className="side-name" aria-hidden="true">
        {name}
      </span>
      <NumberInput
        label={buyingMessages.feetOf(name)}
        value={side.feet}
        unit={buyingMessages.feet}
        onText={(feet) => onSide({ ...side, feet })}
      />
      {(!isDecimal || side.inches) && (
        <NumberInput
          label={laterMessages.inchesOf(name)}
          value={side.inches}
          unit={laterMessages.inches}
          onText={(inches) => onSide({ ...side, inches })}
        />
      )}
    </span>
  )
}
