import { shownLength } from '@showroom/contract/visualizer/feet.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { wallsOf } from '@showroom/contract/visualizer/plan-geometry.rules'
import {
  canStep,
  canStraighten,
  sideTraced,
  stepTraced,
  type TracedWalls,
} from '@showroom/contract/visualizer/traced-plan.rules'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { type TypedTrace, wallTakenOut } from './trace-form.ts'
import { traceMessages as messages } from './messages.ts'

/** What a wall is called by its number in the picture. */
export const wallNamed = (walls: TracedWalls, at: number): string =>
  messages.wall(at + 1, sideTraced(walls, at))

type Props = {
  typed: TypedTrace
  /** With its lengths, once they are known. */
  plan: Plan | null
  change: (changed: Partial<TypedTrace>) => void
}

/** All walls with their lengths; what a picture shows as a step is added here. */
export const TraceWalls = ({ typed, plan, change }: Props) => {
  const isDecimal = useIsDecimal()
  const { walls } = typed
  const lengths = plan ? wallsOf(plan) : []
  return (
    <fieldset>
      <legend>{messages.walls}</legend>
      <p className="form-hint">{messages.stepsAbout}</p>
      <ol className="trace-walls">
        {walls.map(({ id }, at) => {
          const name = wallNamed(walls, at)
          const length = lengths[at]?.length
          return (
            <li key={id}>
              <span>{name}</span>
              <span>{length === undefined ? '' : shownLength(length, isDecimal)}</span>
              {canStep(walls) && (
                <button
                  type="button"
                  className="form-link"
                  aria-label={messages.addStepTo(name)}
                  onClick={() => change({ walls: stepTraced(walls, at) })}
                >
                  {messages.addStep}
                </button>
              )}
              {canStraighten(walls) && (
                <button
                  type="button"
                  className="form-link"
                  aria-label={messages.takeOutNamed(name)}
                  onClick={() => change(wallTakenOut(typed, at))}
                >
                  {messages.takeOut}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
