import { wallsOfRoom } from '@showroom/contract/visualizer/own-plan.rules'
import { swings } from '@showroom/contract/visualizer/surfaces'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import type { OwnPlanForm } from './OwnPlan.tsx'
import { newOpening, type TypedOpening } from './own-plan-form.ts'
import { ownPlanMessages as messages } from './messages.ts'

const kinds = ['door', 'window', 'opening'] as const
const mostOpenings = 12

/** Doors, windows and passages, each in its wall. */
export const OpeningFields = ({ form }: { form: OwnPlanForm }) => {
  const { typed, change } = form
  const isDecimal = useIsDecimal()
  const add = (kind: TypedOpening['kind']) => {
    const row = Math.max(0, ...typed.openings.map((each) => each.row)) + 1
    change({ openings: [...typed.openings, newOpening(kind, row, isDecimal)] })
  }
  return (
    <fieldset>
      <legend>{messages.openings}</legend>
      <p className="form-hint">{messages.aboutOpenings}</p>
      {typed.openings.map((opening, at) => (
        <Opening key={opening.row} {...{ form, opening, at }} />
      ))}
      {typed.openings.length < mostOpenings && (
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

type Props = { form: OwnPlanForm; opening: TypedOpening; at: number }

const Opening = ({ form: { typed, change, errorOf }, opening, at }: Props) => {
  const put = (changed: Partial<TypedOpening>) =>
    change({ openings: typed.openings.map((each, index) => (index === at ? { ...each, ...changed } : each)) })
  const walls = wallsOfRoom(typed.cuts)
  const length = (name: 'at' | 'width' | 'height' | 'sill', label: string) => ({
    name: `openings.${at}.${name}`,
    label,
    value: opening[name],
    onChange: (value: string) => put({ [name]: value }),
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
        onChange={(value) => put({ wall: walls.find((each) => each === value) ?? opening.wall })}
        options={walls.map((value) => ({ value, label: messages.wallNamed(value) }))}
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
          onChange={(value) => put({ swing: swings.find((each) => each === value) ?? opening.swing })}
          options={swings.map((value) => ({ value, label: messages.swings[value] }))}
        />
      )}
      <button
        type="button"
        className="form-link"
        onClick={() => change({ openings: typed.openings.filter((_, index) => index !== at) })}
      >
        {messages.remove(title)}
      </button>
    </div>
  )
}
