import { lengthInField, type Sides } from '@showroom/contract/visualizer/feet.rules'
import { roomWithin } from '@showroom/contract/visualizer/own-plan.rules'
import type { Plan, PlanOpening } from '@showroom/contract/visualizer/plan'
import { boundsOf } from '@showroom/contract/visualizer/plan-geometry.rules'
import { planMessages } from '@showroom/contract/visualizer/plan.messages'
import { mostSide } from '@showroom/contract/visualizer/resize-plan.rules'
import {
  outlineTraced,
  type Place,
  rectangleTraced,
  shownOf,
  straightTraced,
  type TracedWalls,
} from '@showroom/contract/visualizer/traced-plan.rules'
import {
  bareTyped,
  faultsByField,
  openingTyped,
  type Reader,
  readerInto,
  type ReadRoom,
  type TypedBare,
  type TypedOpening,
} from '../own-plan/typed-parts.ts'
import { traceMessages as messages } from './messages.ts'

/** A room as it is traced. An opening names its wall by the wall's id. */
export type TypedTrace = TypedBare & {
  walls: TracedWalls
  /** The ends of the line whose length is known, and that length. */
  ends: readonly [Place, Place]
  length: string
  openings: readonly TypedOpening<string>[]
}

export const emptyTrace = (isDecimal: boolean): TypedTrace => ({
  name: '',
  room_type: 'bathroom',
  height: lengthInField(8_000, isDecimal),
  tiled_to: '',
  walls: rectangleTraced([0.25, 0.25], [0.75, 0.75]),
  ends: [
    [0.25, 0.15],
    [0.75, 0.15],
  ],
  length: '',
  openings: [],
})

/** With a wall that is taken out goes what was in it. */
export const wallTakenOut = ({ walls, openings }: TypedTrace, at: number): Partial<TypedTrace> => {
  const left = straightTraced(walls, at)
  return { walls: left, openings: openings.filter(({ wall }) => left.some(({ id }) => String(id) === wall)) }
}

/** What was traced as a plan, and what can not be of it. `picture`: its sides in pixels. */
export const readTrace = (typed: TypedTrace, picture: Sides): ReadRoom => {
  const errors: Record<string, string[]> = {}
  const read = readerInto(errors)
  const [from, to] = typed.ends
  const length = read.length('length', typed.length)
  const shown = shownOf({ from, to, length }, picture)
  if (shown === null) errors.length ??= [messages.tooClose]
  const bare = bareTyped(typed, read)
  const openings = typed.openings.map((opening, at) => openingOf(typed, opening, { at, read }))
  if (shown === null || Object.keys(errors).length > 0) return { plan: null, errors }
  const outline = outlineTraced(typed.walls, shown)
  const { x1, y1 } = boundsOf({ outline })
  if (Math.max(x1, y1) > mostSide) return { plan: null, errors: { length: [messages.tooLarge] } }
  const plan = roomWithin(outline, bare, openings)
  return { plan, errors: faultsOfTrace(plan) }
}

const openingOf = (
  { walls }: TypedTrace,
  opening: TypedOpening<string>,
  { at, read }: { at: number; read: Reader },
): PlanOpening => ({
  ...openingTyped(opening, `openings.${at}`, read),
  wall: walls.findIndex(({ id }) => String(id) === opening.wall),
})

/** Nobody lists corners here: a room that is the wrong way round has a wall beyond another. */
const faultsOfTrace = (plan: Plan): ReadRoom['errors'] => {
  const faults = faultsByField(plan)
  return faults.outline?.includes(planMessages.clockwise)
    ? { ...faults, outline: [messages.insideOut] }
    : faults
}
