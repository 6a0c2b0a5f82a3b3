import { swings } from '@showroom/contract/visualizer/surfaces'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { type ErrorOf, newOpening, type TypedOpening } from './typed-parts.ts'
import { ownPlanMessages as messages } from './messages.ts'

const kinds = ['door', 'window', 'opening'] as const
const mostOpenings = 12

export type OpeningsForm<Wall extends string> = {
  openings: readonly TypedOpening<Wall>[]
  /** All there are to choose from, and in which of them a new one begins. */
  walls: readonly { value: Wall; label: string }[]
  firstWall: (kind: TypedOpening['kind']) => Wall
  onOpenings: (openings: readonly TypedOpening<Wall>[]) => void
  errorOf: ErrorOf
}

/** Doors, windows and passages, each in its wall. */
export const OpeningFields = <Wall extends string>(form: OpeningsForm<Wall>) => {
  const { openings, firstWall, onOpenings } = form
  const isDecimal = useIsDecimal()
  const add = (kind: TypedOpening['kind']) => {
    const row = Math.max(0, ...openings.map((each) => each.row)) + 1
    onOpenings([...openings, { ...newOpening(kind, row, isDecimal), wall: firstWall(kind) }])
  }
  return (
    <fieldset>
      <legend>{messages.openings}</legend>
      <p className="form-hint">{messages.aboutOpenings}</p>
      {openings.map((opening, at) => (
        <Opening key={opening.row} {...{ form, opening, at }} />
      ))}
      {openings.length < mostOpenings && (
        <div className="account-actions">
          {kinds.map((kind) => (
            <button key={kind} type="button" className="button quiet" onClick={() => add(kind)}>
              {messages.addOpening(kind)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

type Props<Wall extends string> = { form: OpeningsForm<Wall>; opening: TypedOpening<Wall>; at: number }

const Opening = <Wall extends string>({ form, opening, at }: Props<Wall>) => {
  const { openings, walls, onOpenings, errorOf } = form
  const put = (changed: TypedOpening<Wall>) =>
    onOpenings(openings.map((each, index) => (index === at ? changed : each)))
  const length = (name: 'at' | 'width' | 'height' | 'sill', label: string) => ({
    name: `openings.${at}.${name}`,
    label,
    value: opening[name],
    onChange: (value: string) => put({ ...opening, [name]: value }),
    error: errorOf(`openings.${at}.${name}`),
    autoComplete: 'off' as const,
    maxLength: 14,
  })
  const title = messages.openingNumber(messages.kinds[opening.kind], at + 1)
  return (
    <div className="own-plan-row" role="group" aria-label={title}>
      <SelectField
        name={`openings.${at}.wall`}
        label={messages.wall}
        value={opening.wall}
        error={errorOf(`openings.${at}.wall`)}
        onChange={(value) =>
          put({ ...opening, wall: walls.find((each) => each.value === value)?.value ?? opening.wall })
        }
        options={walls}
      />
      <TextField {...length('at', messages.at)} />
      <TextField {...length('width', messages.openingWidth)} />
      <TextField {...length('height', messages.openingHeight)} />
      {opening.kind === 'window' && <TextField {...length('sill', messages.sill)} />}
      {opening.kind === 'door' && (
        <SelectField
          name={`openings.${at}.swing`}
          label={messages.swing}
          value={opening.swing}
          error={errorOf(`openings.${at}.swing`)}
          onChange={(value) =>
            put({ ...opening, swing: swings.find((each) => each === value) ?? opening.swing })
          }
          options={swings.map((value) => ({ value, label: messages.swings[value] }))}
        />
      )}
      <button
        type="button"
        className="form-link"
        onClick={() => onOpenings(openings.filter((_, index) => index !== at))}
      >
        {messages.remove(title)}
      </button>
    </div>
  )
}
