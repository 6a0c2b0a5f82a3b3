import type { Plan, PlanPiece, PieceForm } from './plan.ts'
import type { PlanFault } from './plan-checks.rules.ts'
import { type Box, boxOf, isInside, meet } from './plan-geometry.rules.ts'
import { planMessages as say } from './plan.messages.ts'

/** Of common planning guides, in thousandths of a foot. */
export const clearances = { fixture: 1_750, fixtureWished: 2_500, aisle: 3_500, walkway: 3_000 } as const

const fixtures: readonly PieceForm[] = [
  'toilet',
  'vanity-powder',
  'vanity-single',
  'vanity-double',
  'tub-alcove',
  'shower',
]
const worked: readonly PieceForm[] = [
  'base-cabinet',
  'range',
  'dishwasher',
  'refrigerator',
  'tall-cabinet',
  'island',
]
/** What hangs above heads or lies on the floor stops nobody. */
const isInTheWay = ({ z, height, form }: PlanPiece): boolean =>
  z < 6_000 && z + height > 100 && form !== 'shower-glass' && form !== 'range-hood'

/** What a planning guide refuses: people could live with it, our own plans may not have it. */
export const clearanceFaults = (plan: Plan): PlanFault[] =>
  plan.pieces.flatMap((piece, index) => {
    const path = `pieces.${index}`
    if (fixtures.includes(piece.form) && !isFree(plan, piece, clearances.fixture))
      return [{ path, message: say.clear(nameOf(piece)) }]
    const isNarrow = worked.includes(piece.form) && !isFree(plan, piece, clearances.aisle)
    return isNarrow ? [{ path, message: say.aisle }] : []
  })

/** What it would rather have. */
export const clearanceWarnings = (plan: Plan): PlanFault[] =>
  plan.pieces.flatMap((piece, index) => {
    const isTight = fixtures.includes(piece.form) && !isFree(plan, piece, clearances.fixtureWished)
    return isTight ? [{ path: `pieces.${index}`, message: say.recommended(nameOf(piece)) }] : []
  })

/** Whether one can stand so deep before it: on the room's floor, with nothing else there. */
const isFree = (plan: Plan, piece: PlanPiece, deep: number): boolean => {
  const before = beforeOf(piece, deep)
  if (!isInside(plan, before)) return false
  return !plan.pieces.some((other) => other !== piece && isInTheWay(other) && meet(boxOf(other), before))
}

const beforeOf = (piece: PlanPiece, deep: number): Box => {
  const box = boxOf(piece)
  if (piece.turn === 0) return { ...box, y0: box.y1, y1: box.y1 + deep }
  if (piece.turn === 180) return { ...box, y0: box.y0 - deep, y1: box.y0 }
  if (piece.turn === 90) return { ...box, x0: box.x0 - deep, x1: box.x0 }
  return { ...box, x0: box.x1, x1: box.x1 + deep }
}

const nameOf = ({ form }: PlanPiece): string => form.replaceAll('-', ' ')
