import type { Corner, Plan, PlanOpening, PlanPiece } from './plan.ts'
import { type Box, boxOf, isInside, meet, swingOf, twiceSigned, wallsOf } from './plan-geometry.rules.ts'
import { planMessages as say } from './plan.messages.ts'

/** `path` is the field, as a form names it: `openings.2.at`. */
export type PlanFault = { path: string; message: string }

const leastWall = 1_000

/** What makes a plan impossible. The outline comes first: nothing else can be said of a room that crosses itself. */
export const faultsOf = (plan: Plan): PlanFault[] => {
  const outline = outlineFault(plan.outline)
  if (outline) return [{ path: 'outline', message: outline }]
  return [...openingFaults(plan), ...pieceFaults(plan), ...tiledFaults(plan), ...doorFaults(plan)]
}

const outlineFault = (outline: readonly Corner[]): string | null => {
  const walls = wallsOf({ outline: outline.map(([x, y]) => [x, y]) })
  if (walls.some(({ from, to }) => from[0] !== to[0] && from[1] !== to[1])) return say.rightAngles
  if (walls.some(({ length }) => length < leastWall)) return say.shortWall
  if (walls.some((wall, index) => isStraightOn(wall.along, walls[(index + 1) % walls.length]?.along)))
    return say.rightAngles
  if (
    walls.some((wall, index) => walls.slice(index + 2).some((other) => isCrossing(wall, other, walls.length)))
  )
    return say.crosses
  return twiceSigned(outline) > 0 ? null : say.clockwise
}

const isStraightOn = (along: Corner, next: Corner | undefined): boolean =>
  next !== undefined && along[0] * next[0] + along[1] * next[1] !== 0

type Edge = { index: number; from: Corner; to: Corner }

/** Two walls that are not neighbors may not even touch. */
const isCrossing = (one: Edge, other: Edge, count: number): boolean => {
  if (one.index === 0 && other.index === count - 1) return false
  const [a, b] = [spanOf(one), spanOf(other)]
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1
}

const spanOf = ({ from, to }: Edge): Box => ({
  x0: Math.min(from[0], to[0]),
  x1: Math.max(from[0], to[0]),
  y0: Math.min(from[1], to[1]),
  y1: Math.max(from[1], to[1]),
})

const openingFaults = (plan: Plan): PlanFault[] => {
  const walls = wallsOf(plan)
  return plan.openings.flatMap((opening, index): PlanFault[] => {
    const wall = walls[opening.wall]
    if (!wall) return [{ path: `openings.${index}.wall`, message: say.noWall }]
    if (opening.at + opening.width > wall.length)
      return [{ path: `openings.${index}.at`, message: say.wallEnds }]
    if (opening.sill + opening.height > plan.height)
      return [{ path: `openings.${index}.height`, message: say.tooHigh }]
    const meets = plan.openings.slice(0, index).some((other) => isOver(opening, other))
    return meets ? [{ path: `openings.${index}.at`, message: say.openingsMeet }] : []
  })
}

const isOver = (one: PlanOpening, other: PlanOpening): boolean =>
  one.wall === other.wall &&
  one.at < other.at + other.width &&
  other.at < one.at + one.width &&
  one.sill < other.sill + other.height &&
  other.sill < one.sill + one.height

const pieceFaults = (plan: Plan): PlanFault[] =>
  plan.pieces.flatMap((piece, index): PlanFault[] => {
    if (!isInside(plan, boxOf(piece))) return [{ path: `pieces.${index}.x`, message: say.outside }]
    if (piece.z + piece.height > plan.height)
      return [{ path: `pieces.${index}.height`, message: say.tooHigh }]
    const meets = plan.pieces.slice(0, index).some((other) => isIn(piece, other))
    return meets ? [{ path: `pieces.${index}.x`, message: say.piecesMeet }] : []
  })

const isIn = (one: PlanPiece, other: PlanPiece): boolean =>
  meet(boxOf(one), boxOf(other)) && one.z < other.z + other.height && other.z < one.z + one.height

const tiledFaults = (plan: Plan): PlanFault[] => {
  const walls = wallsOf(plan)
  return plan.tiled.flatMap((part, index): PlanFault[] => {
    const wall = walls[part.wall]
    if (!wall) return [{ path: `tiled.${index}.wall`, message: say.noWall }]
    if (part.to > wall.length || part.from >= part.to)
      return [{ path: `tiled.${index}.to`, message: say.wallEnds }]
    const fits = part.bottom < part.top && part.top <= plan.height
    return fits ? [] : [{ path: `tiled.${index}.top`, message: say.tooHigh }]
  })
}

/** What lies flat may be opened over. */
const flat = 100

/** A door moves freely, and nobody has to climb to go through it. */
const doorFaults = (plan: Plan): PlanFault[] =>
  plan.openings.flatMap((opening, index): PlanFault[] => {
    const swing = swingOf(plan, opening)
    if (!swing) return []
    if (!isInside(plan, swing)) return [{ path: `openings.${index}.swing`, message: say.swingsOut }]
    const isStopped = plan.pieces.some(
      (piece) => piece.z < opening.height && piece.z + piece.height > flat && meet(boxOf(piece), swing),
    )
    return isStopped ? [{ path: `openings.${index}.swing`, message: say.doorStopped }] : []
  })
