import { roomCorners } from '@showroom/contract/visualizer/own-plan.rules'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import type { OwnPlanForm } from './OwnPlan.tsx'
import { nextCut, removeCut, type TypedCut } from './own-plan-form.ts'
import { ownPlanMessages as messages } from './messages.ts'

/** What is cut off the corners of a rectangle. */
export const CutFields = ({ form }: { form: OwnPlanForm }) => {
  const { typed, change } = form
  const next = nextCut(typed.cuts, useIsDecimal())
  return (
    <fieldset>
      <legend>{messages.corners}</legend>
      <p className="form-hint">{messages.aboutCorners}</p>
      {typed.cuts.map((cut, at) => (
        <Cut key={cut.corner} {...{ form, cut, at }} />
      ))}
      {next && (
        <button
          type="button"
          className="button quiet"
          onClick={() => change({ cuts: [...typed.cuts, next] })}
        >
          {messages.addCorner}
        </button>
      )}
    </fieldset>
  )
}

type Props = { form: OwnPlanForm; cut: TypedCut; at: number }

const Cut = ({ form: { typed, change, errorOf }, cut, at }: Props) => {
  const put = (changed: Partial<TypedCut>) =>
    change({ cuts: typed.cuts.map((each, index) => (index === at ? { ...each, ...changed } : each)) })
  const isFree = (corner: TypedCut['corner']) =>
    corner === cut.corner || !typed.cuts.some((each) => each.corner === corner)
  const side = (name: 'width' | 'length') => ({
    name: `cuts.${at}.${name}`,
    label: messages[name],
    value: cut[name],
    onChange: (value: string) => put({ [name]: value }),
    error: errorOf(`cuts.${at}.${name}`),
    autoComplete: 'off' as const,
    maxLength: 14,
  })
  const title = messages.cornerNumber(at + 1)
  return (
    <div className="own-plan-row" role="group" aria-label={title}>
      <SelectField
        name={`cuts.${at}.corner`}
        label={messages.corner}
        value={cut.corner}
        onChange={(value) => put({ corner: roomCorners.find((each) => each === value) ?? cut.corner })}
        options={roomCorners.filter(isFree).map((value) => ({ value, label: messages.cornerNamed(value) }))}
      />
      <TextField {...side('width')} />
      <TextField {...side('length')} />
      <button type="button" className="form-link" onClick={() => change(removeCut(typed, at))}>
        {messages.remove(title)}
      </button>
    </div>
  )
}
