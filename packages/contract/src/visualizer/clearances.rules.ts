import type { Plan, PlanPiece, PieceForm } from './plan.ts'
import type { PlanFault } from './plan-checks.rules.ts'
import { type Box, boxOf, floorBefore, isInside, meet, wallsOf } from './plan-geometry.rules.ts'
import { planMessages as say } from './plan.messages.ts'

/** Of common planning guides, in thousandths of a foot. */
export const clearances = { fixture: 1_750, fixtureWished: 2_500, aisle: 3_500, doorway: 2_000 } as const

const fixtures: readonly PieceForm[] = ['toilet', 'vanity-powder', 'vanity-single', 'vanity-double']
/** One steps in and out somewhere along them. */
const entered: readonly PieceForm[] = ['tub-alcove', 'shower']
const entryWidth = 1_750
const worked: readonly PieceForm[] = ['base-cabinet', 'range', 'dishwasher', 'refrigerator', 'tall-cabinet']

/** What lies on the floor stops nobody; what hangs is over something that stands. */
const isInTheWay = ({ z, height, form }: PlanPiece): boolean =>
  z < 1_000 && z + height > 100 && form !== 'shower-glass'

/** What a planning guide refuses: people could live with it, our own plans may not have it. */
export const clearanceFaults = (plan: Plan): PlanFault[] => [
  ...plan.pieces.flatMap((piece, index): PlanFault[] => {
    const path = `pieces.${index}`
    if (!isUsable(plan, piece, clearances.fixture)) return [{ path, message: say.clear(nameOf(piece)) }]
    return worked.includes(piece.form) && !hasAisle(plan, piece) ? [{ path, message: say.aisle }] : []
  }),
  ...doorwayFaults(plan),
]

/** What it would rather have. */
export const clearanceWarnings = (plan: Plan): PlanFault[] =>
  plan.pieces.flatMap((piece, index): PlanFault[] =>
    isUsable(plan, piece, clearances.fixtureWished)
      ? []
      : [{ path: `pieces.${index}`, message: say.recommended(nameOf(piece)) }],
  )

const isUsable = (plan: Plan, piece: PlanPiece, deep: number): boolean => {
  const others = plan.pieces.filter((other) => other !== piece && isInTheWay(other))
  if (fixtures.includes(piece.form)) return isFree(plan, beforeOf(piece, deep), others)
  if (!entered.includes(piece.form)) return true
  return entriesOf(beforeOf(piece, deep), piece).some((entry) => isFree(plan, entry, others))
}

/** At a corner the next run begins right beside: only what faces it, or stands alone, makes an aisle. */
const hasAisle = (plan: Plan, piece: PlanPiece): boolean => {
  const facing = plan.pieces.filter(
    (other) =>
      other !== piece &&
      isInTheWay(other) &&
      (other.form.startsWith('island') || Math.abs(other.turn - piece.turn) % 180 === 0),
  )
  return isFree(plan, beforeOf(piece, clearances.aisle), facing)
}

const doorwayFaults = (plan: Plan): PlanFault[] => {
  const walls = wallsOf(plan)
  const others = plan.pieces.filter(isInTheWay)
  return plan.openings.flatMap((opening, index): PlanFault[] => {
    const wall = walls[opening.wall]
    if (!wall || opening.kind === 'window') return []
    const isClear = isFree(plan, floorBefore(wall, opening, clearances.doorway), others)
    return isClear ? [] : [{ path: `openings.${index}`, message: say.doorway }]
  })
}

const isFree = (plan: Plan, before: Box, others: readonly PlanPiece[]): boolean =>
  isInside(plan, before) && !others.some((other) => meet(boxOf(other), before))

const beforeOf = (piece: PlanPiece, deep: number): Box => {
  const box = boxOf(piece)
  if (piece.turn === 0) return { ...box, y0: box.y1, y1: box.y1 + deep }
  if (piece.turn === 180) return { ...box, y0: box.y0 - deep, y1: box.y0 }
  if (piece.turn === 90) return { ...box, x0: box.x0 - deep, x1: box.x0 }
  return { ...box, x0: box.x1, x1: box.x1 + deep }
}

/** Places along the front where one could step over, a quarter of a foot apart. */
const entriesOf = (before: Box, { turn }: PlanPiece): Box[] => {
  const lies = turn === 0 || turn === 180
  const long = lies ? before.x1 - before.x0 : before.y1 - before.y0
  const count = Math.max(1, Math.floor((long - entryWidth) / 250) + 1)
  return Array.from({ length: count }, (_, step) =>
    lies
      ? { ...before, x0: before.x0 + step * 250, x1: before.x0 + step * 250 + entryWidth }
      : { ...before, y0: before.y0 + step * 250, y1: before.y0 + step * 250 + entryWidth },
  )
}

const nameOf = ({ form }: PlanPiece): string => form.replaceAll('-', ' ')
