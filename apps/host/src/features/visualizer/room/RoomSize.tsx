import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { feetTyped, lengthInField } from '@showroom/contract/visualizer/feet.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import {
  nameForSize,
  placeOfFault,
  planSize,
  planWords,
} from '@showroom/contract/visualizer/plan-words.rules'
import { planSvg } from '@showroom/contract/visualizer/plan-svg.rules'
import { leastSide, mostSide, resizePlan } from '@showroom/contract/visualizer/resize-plan.rules'
import { laidSurfaces, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { PlanDrawing } from '../PlanDrawing.tsx'
import { roomMessages as messages } from './messages.ts'

type Props = { plan: Plan; onPlan: (plan: Plan) => void; onClose: () => void }

const sides = ['width', 'length'] as const

const sideTyped = (typed: string): number | null => {
  const side = feetTyped(typed)
  return side !== null && side >= leastSide && side <= mostSide ? side : null
}

const sizedPlan = (plan: Plan, width: number | null, length: number | null) =>
  width === null || length === null ? null : resizePlan(plan, { width, length })

/** The room in one's own numbers: drawn and counted as they are typed. */
export const RoomSize = ({ plan, onPlan, onClose }: Props) => {
  const size = planSize(plan)
  const isDecimal = useIsDecimal()
  // Settings may come after the dialog: what nobody has typed in yet is written anew.
  const [changed, setTyped] = useState<Record<(typeof sides)[number], string> | null>(null)
  const typed = changed ?? {
    width: lengthInField(size.width, isDecimal),
    length: lengthInField(size.length, isDecimal),
  }
  const [isTried, setTried] = useState(false)
  const [width, length] = [sideTyped(typed.width), sideTyped(typed.length)]
  // Who types is not kept waiting by the drawing.
  const seen = { width: useDeferredValue(width), length: useDeferredValue(length) }
  const sized = useMemo(() => sizedPlan(plan, seen.width, seen.length), [plan, seen.width, seen.length])
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const wanted = sizedPlan(plan, width, length)
    if (wanted === null || wanted.faults.length > 0) return setTried(true)
    onPlan({ ...wanted.plan, name: nameForSize(wanted.plan) })
    onClose()
  }
  return (
    <Dialog title={messages.sizeTitle} onClose={onClose}>
      <form className="form" noValidate onSubmit={apply}>
        <p>{messages.sizeAbout}</p>
        <div className="room-sides">
          {sides.map((side) => (
            <TextField
              key={side}
              name={side}
              label={messages.sides[side]}
              value={typed[side]}
              autoComplete="off"
              error={sideTyped(typed[side]) === null ? messages.badSide : undefined}
              onChange={(value) => setTyped({ ...typed, [side]: value })}
            />
          ))}
        </div>
        {sized && <Seen before={plan} after={sized.plan} />}
        {sized && <Unfit {...sized} role={isTried ? 'alert' : 'status'} />}
        <div className="account-actions">
          <button
            type="submit"
            className="button"
            aria-disabled={sized === null || sized.faults.length > 0 || undefined}
          >
            {messages.useSize}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type UnfitProps = ReturnType<typeof resizePlan> & { role: 'alert' | 'status' }

/** What stands in the way of this size. */
const Unfit = ({ plan, faults, role }: UnfitProps) =>
  faults.length === 0 ? null : (
    <div role={role} className="room-unfit">
      <p>{messages.unfit}</p>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {placeOfFault(plan, path) ?? messages.walls}: {message}
          </li>
        ))}
      </ul>
    </div>
  )

/** The drawing, and what there is to cover: before and after. */
const Seen = ({ before, after }: { before: Plan; after: Plan }) => {
  const [was, is] = [areasOfPlan(before), areasOfPlan(after)]
  const rows = laidSurfaces.flatMap((key) => {
    const area = is.laid[key]
    return area === undefined ? [] : [{ key, area, before: was.laid[key] ?? 0 }]
  })
  return (
    <div className="room-sized">
      <PlanDrawing svg={planSvg(after)} words={planWords(after)} />
      <dl aria-live="polite">
        {rows.map(({ key, area, before: old }) => (
          <div key={key}>
            <dt>{surfaceNames[key]}</dt>
            <dd>{area === old ? messages.sqft(area) : messages.areaFrom(old, area)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
