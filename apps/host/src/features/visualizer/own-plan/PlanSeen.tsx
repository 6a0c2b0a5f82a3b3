import { planSvg } from '@showroom/contract/visualizer/plan-svg.rules'
import { planWords } from '@showroom/contract/visualizer/plan-words.rules'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { laidSurfaces, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { type ReactNode, useDeferredValue } from 'react'
import { PlanDrawing } from '../PlanDrawing.tsx'
import { ownPlanMessages as messages } from './messages.ts'

type Props = {
  plan: Plan | null
  /** What is wrong with its walls. */
  outline: string | undefined
  /** What is said while there is nothing to draw. */
  empty: string
  children: ReactNode
}

/** The drawing of a room that is being made, and what there is to cover. */
export const PlanSeen = ({ plan: now, outline, empty, children }: Props) => {
  const plan = useDeferredValue(now)
  return (
    <section className="own-plan-seen" aria-label={messages.drawing}>
      {plan === null ? (
        <p className="own-plan-empty">{empty}</p>
      ) : (
        <>
          <PlanDrawing svg={planSvg(plan)} words={planWords(plan)} />
          {outline ? <p role="alert">{outline}</p> : <Areas plan={plan} />}
        </>
      )}
      {children}
    </section>
  )
}

const Areas = ({ plan }: { plan: Plan }) => {
  const areas = areasOfPlan(plan)
  return (
    <dl aria-live="polite">
      {laidSurfaces.flatMap((key) => {
        const area = areas.laid[key]
        return area === undefined ? [] : [<Area key={key} name={surfaceNames[key]} area={area} />]
      })}
      {plan.room_type !== 'outdoor' && <Area name={messages.walls} area={areas.walls} />}
    </dl>
  )
}

const Area = ({ name, area }: { name: string; area: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{messages.sqft(area)}</dd>
  </div>
)
