import { clearanceFaults } from './clearances.rules.ts'
import type { Corner, PieceForm, Plan, PlanOpening, PlanPiece, Tiled } from './plan.ts'
import { faultsOf, type PlanFault } from './plan-checks.rules.ts'
import { boundsOf, type Wall, wallsOf } from './plan-geometry.rules.ts'
import { lostTouches, touchesOf } from './plan-touches.rules.ts'
import { planSize } from './plan-words.rules.ts'

/** Thousandths of a foot along x and y. */
export type TypedSize = { width: number; length: number }
export type Resized = {
  plan: Plan
  /** What has no place any more; empty where the plan can be. */
  faults: PlanFault[]
}

/** Three feet: nobody stands in less. */
export const leastSide = 3_000
export const mostSide = 100_000

/**
 * The same room with other sides. Nothing is scaled: the room is cut across and drawn apart or together there, what
 * stands in it keeps its size, and only what is made to measure (counters, cabinets, paths) is longer or shorter.
 * Of all places to cut the one is taken that leaves the least in the way.
 */
export const resizePlan = (plan: Plan, size: TypedSize): Resized => {
  const { width, length } = planSize(plan)
  const wide = drawnApart(plan, 0, size.width - width)
  return drawnApart(wide.plan, 1, size.length - length)
}

type Axis = 0 | 1

const drawnApart = (plan: Plan, axis: Axis, by: number): Resized => {
  if (by === 0) return { plan, faults: faultsOf(plan) }
  const touches = touchesOf(plan)
  const tried = cutsOf(plan, axis, by).map((at) => {
    const next = cutAt(plan, { axis, at, by })
    const faults = faultsOf(next)
    const lost = lostTouches(touches, next) + fromMiddle(plan, axis, at)
    return { plan: next, faults, loss: lossOf(next, { faults, lost }) }
  })
  const [best] = tried.sort((one, other) => one.loss - other.loss)
  return best ?? { plan, faults: faultsOf(plan) }
}

/** Where nothing else decides the room grows in its middle: less than half of one thing lost. */
const fromMiddle = (plan: Plan, axis: Axis, at: number): number => {
  const [least, most] = axis === 0 ? sidesOf(plan, 'x0', 'x1') : sidesOf(plan, 'y0', 'y1')
  return Math.abs(at - (least + most) / 2) / (most - least + 1) / 2
}

/** What can not be weighs more than all that is only worse than before. */
const lossOf = (plan: Plan, { faults, lost }: { faults: readonly PlanFault[]; lost: number }): number =>
  faults.length * 1_000 + lost * 3 + clearanceFaults(plan).length * 10

/** Between all that stands there: at each edge, and in the middle of each gap. */
const cutsOf = ({ outline, pieces, openings, ...plan }: Plan, axis: Axis, by: number): number[] => {
  const walls = wallsOf({ outline })
  const edges = [
    ...outline.map((corner) => corner[axis]),
    ...pieces.flatMap((piece) => spanOf(piece, axis)),
    ...[
      ...openings,
      ...plan.tiled.map(({ wall, from, to }) => ({ wall, at: from, width: to - from })),
    ].flatMap((part) => spanOnWall(walls[part.wall], part, axis) ?? []),
  ]
  const [least, most] = [Math.min(...edges), Math.max(...edges)]
  const sorted = [...new Set(edges.flatMap((edge) => (by < 0 ? [edge, edge + by] : [edge])))].sort(
    (a, b) => a - b,
  )
  const middles = sorted.map((edge, index) => Math.round((edge + (sorted[index + 1] ?? edge)) / 2))
  const last = by < 0 ? most + by : most
  return [...new Set([...middles, ...sorted])].filter((cut) => cut >= least && cut <= last)
}

type Span = [from: number, to: number]

const spanOf = ({ x, y, width, depth }: PlanPiece, axis: Axis): Span =>
  axis === 0 ? [x, x + width] : [y, y + depth]

/** Where a part of a wall lies along an axis; null where the wall runs across it. */
const spanOnWall = (
  wall: Wall | undefined,
  { at, width }: { at: number; width: number },
  axis: Axis,
): Span | null => {
  const step = wall?.along[axis] ?? 0
  if (!wall || step === 0) return null
  const [one, other] = [wall.from[axis] + step * at, wall.from[axis] + step * (at + width)]
  return [Math.min(one, other), Math.max(one, other)]
}

type Cut = { axis: Axis; at: number; by: number }

/** What a joiner cuts to length, along its front; and what lies on the ground and goes on either way. */
const cutToLength: readonly PieceForm[] = ['counter', 'base-cabinet', 'wall-cabinet', 'island', 'island-top']
const onTheGround: readonly PieceForm[] = ['lawn', 'path']
const leastPart = 500

const isMeasured = ({ form, turn }: PlanPiece, axis: Axis): boolean => {
  const front: Axis = turn % 180 === 0 ? 0 : 1
  return onTheGround.includes(form) || (cutToLength.includes(form) && front === axis)
}

const cutAt = (plan: Plan, cut: Cut): Plan => {
  const { axis } = cut
  const [least, most] = axis === 0 ? sidesOf(plan, 'x0', 'x1') : sidesOf(plan, 'y0', 'y1')
  const cornerAt = (place: number): number => {
    if (place === most && most > least) return most + cut.by
    return movedEdge(place, cut)
  }
  const outline = plan.outline.map(([x, y]): [number, number] =>
    axis === 0 ? [cornerAt(x), y] : [x, cornerAt(y)],
  )
  const [before, after] = [wallsOf(plan), wallsOf({ outline })]
  return {
    ...plan,
    outline,
    pieces: plan.pieces.map((piece) => movedPiece(piece, cut)),
    openings: plan.openings.map((opening) => movedOpening(opening, { before, after, cut })),
    tiled: plan.tiled.map((part) => movedTiled(part, { before, after, cut, cornerAt })),
  }
}

const sidesOf = (plan: Plan, low: 'x0' | 'y0', high: 'x1' | 'y1'): Span => {
  const bounds = boundsOf(plan)
  return [bounds[low], bounds[high]]
}

/** What lies beyond the cut moves; what would be cut out lies on the cut. */
const movedEdge = (place: number, { at, by }: Cut): number => (place <= at ? place : Math.max(at, place + by))

/** Whole: it goes with the side on which most of it lies. */
const moveOf = ([from, to]: Span, { at, by }: Cut): number => {
  const border = by < 0 ? at - by / 2 : at
  return (from + to) / 2 > border ? by : 0
}

const measuredSpan = ([from, to]: Span, cut: Cut): Span => {
  const start = from < cut.at ? from : Math.max(cut.at, from + cut.by)
  const end = to <= cut.at ? to : Math.max(cut.at, to + cut.by)
  return [start, end]
}

const movedPiece = (piece: PlanPiece, cut: Cut): PlanPiece => {
  const span = spanOf(piece, cut.axis)
  const isCrossing = span[0] < cut.at + Math.max(0, -cut.by) && span[1] > cut.at
  if (!isCrossing || !isMeasured(piece, cut.axis)) return placed(piece, cut.axis, moveOf(span, cut))
  const [from, to] = measuredSpan(span, cut)
  if (to - from < leastPart) return placed(piece, cut.axis, moveOf(span, cut))
  return cut.axis === 0 ? { ...piece, x: from, width: to - from } : { ...piece, y: from, depth: to - from }
}

const placed = (piece: PlanPiece, axis: Axis, by: number): PlanPiece =>
  axis === 0 ? { ...piece, x: Math.max(0, piece.x + by) } : { ...piece, y: Math.max(0, piece.y + by) }

type Moving = { before: readonly Wall[]; after: readonly Wall[]; cut: Cut }

/** A door is as wide as it was. */
const movedOpening = (opening: PlanOpening, { before, after, cut }: Moving): PlanOpening => {
  const span = spanOnWall(before[opening.wall], opening, cut.axis)
  const wall = after[opening.wall]
  if (!span || !wall) return opening
  const by = moveOf(span, cut)
  const at = distanceAlong(wall, [span[0] + by, span[1] + by], cut.axis)
  return { ...opening, at: Math.max(0, at) }
}

const distanceAlong = ({ along, from }: Wall, span: Span, axis: Axis): number =>
  along[axis] > 0 ? span[0] - from[axis] : from[axis] - span[1]

/** Tile that ends with its wall goes on doing so. */
const movedTiled = (
  part: Tiled,
  { before, after, cut, cornerAt }: Moving & { cornerAt: (place: number) => number },
): Tiled => {
  const [old, wall] = [before[part.wall], after[part.wall]]
  const span = spanOnWall(old, { at: part.from, width: part.to - part.from }, cut.axis)
  if (!span || !old || !wall) return part
  const ends: readonly Corner[] = [old.from, old.to]
  const [start, end] = measuredSpan(span, cut)
  const isCorner = (place: number) => ends.some((corner) => corner[cut.axis] === place)
  const moved: Span = [
    isCorner(span[0]) ? cornerAt(span[0]) : start,
    isCorner(span[1]) ? cornerAt(span[1]) : end,
  ]
  const from = Math.max(0, distanceAlong(wall, moved, cut.axis))
  return { ...part, from, to: from + Math.max(1, moved[1] - moved[0]) }
}
