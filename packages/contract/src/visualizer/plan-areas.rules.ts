import { areaOf, netArea } from '../cart/quantity.rules.ts'
import type { RoomMeasures } from '../project/room-areas.rules.ts'
import type { Plan, PlanPiece, PieceForm, Tiled } from './plan.ts'
import { fixturesOfPlan, type PlanFixtures } from './plan-fixtures.rules.ts'
import { floorOf, rectanglesOf, wallsOf } from './plan-geometry.rules.ts'
import type { LaidSurface, PaintedSurface } from './surfaces.ts'

export type PlanPart = { area: number; sides: { width: number; length: number } }

export type PlanAreas = {
  /** The whole floor, as a project's room counts it. */
  whole: number
  /** All walls less their openings. */
  walls: number
  /** What lies on each surface that the plan has; surfaces that it does not have are absent. */
  laid: Partial<Record<LaidSurface, number>>
  /** The rectangles of what is cut to size: of lawns and counters, in thousandths of a foot. */
  parts: Partial<Record<LaidSurface, PlanPart[]>>
  /** Linear feet, in thousandths: counters along the wall, edges of pools. */
  counter_run: number
  coping_run: number
  /** How many of each fixture it wants; of pulls one for each front. */
  fixtures: PlanFixtures
}

/** The surface that the upper side or the front of a piece is. */
export const surfaceOfPiece = (form: PieceForm): LaidSurface | PaintedSurface | null =>
  surfaceByForm.get(form) ?? null

const surfaceByForm = new Map<PieceForm, LaidSurface | PaintedSurface>([
  ['base-cabinet', 'cabinets'],
  ['wall-cabinet', 'cabinets'],
  ['tall-cabinet', 'cabinets'],
  ['counter', 'counter'],
  ['island', 'island'],
  ['island-top', 'island_top'],
  ['shower', 'shower_floor'],
  ['lawn', 'turf'],
  ['pool', 'pool_wall'],
  ['hearth', 'fireplace'],
])

/** An island has a top; where there is none, nothing of it is painted. */
export const hasIsland = ({ laid }: Pick<PlanAreas, 'laid'>): boolean => (laid.island_top ?? 0) > 0

/** The band of tile along the water. */
const waterline = 500

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const footprint = ({ width, depth }: PlanPiece): number => areaOf(width, depth)
const longer = ({ width, depth }: PlanPiece): number => Math.max(width, depth)

/** What one buys for a plan, by surface. */
export const areasOfPlan = (plan: Plan): PlanAreas => {
  const of = (...forms: PieceForm[]) => plan.pieces.filter(({ form }) => forms.includes(form))
  const whole = floorOf(plan)
  const pools = of('pool')
  const isOutdoor = plan.room_type === 'outdoor'
  const ground = netArea(whole, of('shower', 'lawn', 'pool').map(footprint))
  const coping_run = sum(pools.map(({ width, depth }) => 2 * (width + depth)))
  const amounts: Record<LaidSurface, number> = {
    floor: isOutdoor ? 0 : ground,
    paving: isOutdoor ? ground : 0,
    shower_floor: sum(of('shower').map(footprint)),
    turf: sum(of('lawn').map(footprint)),
    counter: sum(of('counter').map(footprint)),
    island_top: sum(of('island-top').map(footprint)),
    coping: areaOf(coping_run, 1_000),
    pool_wall: sum(pools.map(({ width, depth }) => areaOf(2 * (width + depth), waterline))),
    wall_tile: tiledArea(plan, 'wall_tile'),
    shower_wall: tiledArea(plan, 'shower_wall'),
    backsplash: tiledArea(plan, 'backsplash'),
    fireplace: tiledArea(plan, 'fireplace'),
  }
  return {
    whole,
    walls: wallArea(plan),
    laid: onlyThere(amounts),
    parts: partsOf(plan),
    counter_run: sum(of('counter').map(longer)),
    coping_run,
    fixtures: fixturesOfPlan(
      plan,
      sum(of('base-cabinet', 'tall-cabinet', 'island').map(pullsOf)) + of('wall-cabinet').length,
    ),
  }
}

const cutToSize = [
  ['turf', 'lawn'],
  ['counter', 'counter'],
  ['island_top', 'island-top'],
] as const satisfies readonly (readonly [LaidSurface, PieceForm])[]

const partsOf = ({ pieces }: Plan): PlanAreas['parts'] =>
  Object.fromEntries(
    cutToSize.flatMap(([key, form]) => {
      const own = pieces.filter((piece) => piece.form === form).map(partOf)
      return own.length > 0 ? [[key, own]] : []
    }),
  )

const partOf = (piece: PlanPiece): PlanPart => ({
  area: footprint(piece),
  sides: { width: piece.width, length: piece.depth },
})

const onlyThere = (amounts: Record<LaidSurface, number>): PlanAreas['laid'] =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0))

/** One for each front of two feet; a front that is broader has two. */
const pullsOf = (piece: PlanPiece): number => Math.max(1, Math.ceil(longer(piece) / 2_000))

const wallArea = (plan: Plan): number =>
  netArea(
    areaOf(sum(wallsOf(plan).map(({ length }) => length)), plan.height),
    plan.openings.map(({ width, height }) => areaOf(width, height)),
  )

/** Tiled parts of walls, less the doors and windows in them. */
const tiledArea = (plan: Plan, key: LaidSurface): number =>
  sum(plan.tiled.filter((part) => part.key === key).map((part) => netArea(sizeOf(part), holesIn(plan, part))))

const sizeOf = ({ from, to, bottom, top }: Tiled): number =>
  areaOf(Math.max(0, to - from), Math.max(0, top - bottom))

const holesIn = ({ openings }: Plan, part: Tiled): number[] =>
  openings
    .filter(({ wall }) => wall === part.wall)
    .map(({ at, width, sill, height }) => {
      const across = Math.min(part.to, at + width) - Math.max(part.from, at)
      const up = Math.min(part.top, sill + height) - Math.max(part.bottom, sill)
      // Rounded down: what is taken off is never more than the hole.
      return Math.floor((Math.max(0, across) * Math.max(0, up)) / 1_000)
    })

/** What a project's room keeps of a plan. */
export const measuresOfPlan = (plan: Plan): RoomMeasures => ({
  height: plan.height,
  rectangles: rectanglesOf(plan),
  openings: plan.openings.map(({ width, height }) => ({ width, height, count: 1 })),
  counters: plan.pieces
    .filter(({ form }) => form === 'counter')
    .slice(0, 12)
    .map((piece) => ({ length: longer(piece) })),
  backsplash_height: Math.max(
    0,
    ...plan.tiled.filter(({ key }) => key === 'backsplash').map(({ bottom, top }) => top - bottom),
  ),
})
