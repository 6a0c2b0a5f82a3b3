import type { LaidState } from '@showroom/contract/visualizer/design'
import { grouts } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { wasteFor } from '@showroom/contract/cart/quantity.rules'
import type { LayPattern } from '@showroom/contract/catalogue/catalogue'
import { decimals } from '@showroom/widgets/ui/decimals.ts'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { roomMessages as messages } from './messages.ts'
import { OwnArea } from './OwnArea.tsx'

type Props = {
  material: Material
  laid: LaidState
  /** By the plan, thousandths of a square foot; left out where there is none, and the area is typed elsewhere. */
  planned?: number
  onChange: (change: Partial<LaidState>, isDragged?: boolean) => void
}

const layAngles = [0, 45, 90] as const satisfies readonly LaidState['angle'][]

const joints = [
  { mil: null, label: messages.usualGrout },
  { mil: 63, label: '1/16 in' },
  { mil: 125, label: '1/8 in' },
  { mil: 188, label: '3/16 in' },
  { mil: 250, label: '1/4 in' },
  { mil: 375, label: '3/8 in' },
  { mil: 500, label: '1/2 in' },
] as const

const isLayPattern = (value: string, patterns: readonly LayPattern[]): value is LayPattern =>
  patterns.some((each) => each === value)

/** How the material lies: pattern, turn, grout, joint, where it begins, and how much there is of it. */
export const Options = ({ material, laid, planned, onChange }: Props) => {
  const { patterns } = material.quantity
  const hasJoints = material.appearance !== null && !['slab', 'roll'].includes(material.appearance.layout)
  return (
    <details className="room-options">
      <summary>
        {messages.options}
        <small>{material.name}</small>
      </summary>
      {patterns.length > 1 && (
        <label className="room-field">
          {messages.pattern}
          <select
            className="form-input"
            value={laid.pattern ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ pattern: isLayPattern(value, patterns) ? value : null })
            }
          >
            <option value="">{messages.asMade}</option>
            {patterns.map((pattern) => (
              <option key={pattern} value={pattern}>
                {messages.patterns[pattern]}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className="room-choice">
        <legend>{messages.turn}</legend>
        {layAngles.map((angle) => (
          <button
            key={angle}
            type="button"
            aria-pressed={laid.angle === angle}
            onClick={() => onChange({ angle })}
          >
            {messages.degrees(angle)}
          </button>
        ))}
      </fieldset>
      {hasJoints && <Joint laid={laid} onChange={onChange} />}
      {hasJoints && <Start laid={laid} onChange={onChange} />}
      {planned !== undefined && (
        <OwnArea key={laid.area} area={laid.area} planned={planned} onChange={(area) => onChange({ area })} />
      )}
      <p className="room-soft">
        {messages.waste(laid.waste_pct ?? wasteFor(material.quantity, laid.pattern ?? 'straight'))}
      </p>
    </details>
  )
}

type PartProps = Pick<Props, 'laid' | 'onChange'>

const Joint = ({ laid, onChange }: PartProps) => {
  const write = useIsDecimal() ? decimals : String
  return (
    <>
      <fieldset className="room-choice room-grouts">
        <legend>{messages.grout}</legend>
        <button type="button" aria-pressed={laid.grout === null} onClick={() => onChange({ grout: null })}>
          {messages.usualGrout}
        </button>
        {grouts.map(({ name, color }) => (
          <button
            key={color}
            type="button"
            className="room-swatch"
            aria-label={name}
            title={name}
            aria-pressed={laid.grout === color}
            onClick={() => onChange({ grout: color })}
          >
            <i style={{ background: color }} />
          </button>
        ))}
        <input
          type="color"
          aria-label={messages.ownGrout}
          title={messages.ownGrout}
          value={laid.grout ?? '#c3c4c2'}
          onChange={(event) => onChange({ grout: event.currentTarget.value }, true)}
        />
      </fieldset>
      <label className="room-field">
        {messages.joint}
        <select
          className="form-input"
          value={laid.joint_mil ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ joint_mil: value === '' ? null : Number(value) })
          }
        >
          {joints.map(({ mil, label }) => (
            <option key={label} value={mil ?? ''}>
              {write(label)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const Start = ({ laid: { start }, onChange }: PartProps) => (
  <fieldset className="room-choice room-start">
    <legend>{messages.start}</legend>
    {([0, 1] as const).map((side) => (
      <input
        key={side}
        type="range"
        min={0}
        max={999}
        step={37}
        value={start[side]}
        aria-label={side === 0 ? messages.across : messages.along}
        onChange={({ currentTarget: { value } }) =>
          onChange({ start: side === 0 ? [Number(value), start[1]] : [start[0], Number(value)] }, true)
        }
      />
    ))}
  </fieldset>
)
