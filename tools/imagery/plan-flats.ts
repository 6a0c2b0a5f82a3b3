import type { Plan, PlanPiece } from '../../packages/contract/src/visualizer/plan.ts'
import { surfaceOfPiece } from '../../packages/contract/src/visualizer/plan-areas.rules.ts'
import { depthOf, metres, onWall, type Point, type SceneWall, sceneWallsOf } from './plan-camera.ts'

/** A point of the plan: where it is in the room, and where on its surface. */
export type Known = { at: Point; on: readonly [number, number] }
/** A flat part of the room that something lies on: `origin`, and where one metre across and one along it lead. */
export type Flat = { key: string; origin: Point; across: Point; along: Point; known: readonly Known[] }

/** What is tiled stands so far out from its wall. */
const tileDepth = 0.009
const foot = 1_000

type Corners = readonly (readonly [x: number, y: number])[]

const cornersOf = (xs: readonly [number, number], ys: readonly [number, number]): Corners =>
  [xs[0], xs[1]].flatMap((x) => ys.map((y) => [x, y] as const))

const levelAt = (key: string, up: number, points: Corners): Flat => ({
  key,
  origin: [0, 0, up],
  across: [1, 0, 0],
  along: [0, 1, 0],
  known: points.map(([x, y]) => ({ at: [x, y, up], on: [x, y] })),
})

/** The corners of the room, and between them a point each foot. */
const floorOf = (plan: Plan): Flat => {
  const depth = depthOf(plan)
  const wide = Math.max(...plan.outline.map(([x]) => x))
  const deep = Math.max(...plan.outline.map(([, y]) => y))
  const points: [number, number][] = [...plan.outline]
  for (let x = 0; x <= wide; x += foot) for (let y = 0; y <= deep; y += foot) points.push([x, y])
  return levelAt(
    'floor',
    0,
    points.map(([x, y]) => [metres(x), depth - metres(y)]),
  )
}

/** Tops of counters and islands and floors of showers, by the corners of each piece: one for all at the same height. */
const topsOf = (plan: Plan): Flat[] => {
  const tops = plan.pieces.flatMap((piece) => {
    const key = surfaceOfPiece(piece.form)
    const isTop = key === 'counter' || key === 'island_top' || key === 'shower_floor'
    return isTop ? [{ key, up: piece.z + piece.height, corners: footprintOf(piece, depthOf(plan)) }] : []
  })
  const kinds = new Set(tops.map(({ key, up }) => `${key} ${up}`))
  return [...kinds].flatMap((kind) => {
    const alike = tops.filter(({ key, up }) => `${key} ${up}` === kind)
    const points = alike.flatMap(({ corners }) => corners)
    return alike.slice(0, 1).map(({ key, up }) => levelAt(key, metres(up), points))
  })
}

const footprintOf = ({ x, y, width, depth: deep }: PlanPiece, depth: number): Corners =>
  cornersOf([metres(x), metres(x + width)], [depth - metres(y + deep), depth - metres(y)])

/** Faces of the tile on a wall, by the corners of all that is tiled alike. */
const tilesOn = (plan: Plan, wall: SceneWall, index: number): Flat[] => {
  const tiled = plan.tiled.filter((each) => each.wall === index)
  const [x, y] = onWall(wall, 0, -tileDepth)
  return [...new Set(tiled.map(({ key }) => key))].map((key) => ({
    key,
    origin: [x, y, 0],
    across: [...wall.along, 0],
    along: [0, 0, 1],
    known: tiled
      .filter((each) => each.key === key)
      .flatMap(({ from, to, bottom, top }) =>
        cornersOf([metres(from), metres(to)], [metres(bottom), metres(Math.min(top, plan.height))]),
      )
      .map(([at, up]): Known => ({ at: [...onWall(wall, at, -tileDepth), up], on: [at, up] })),
  }))
}

/** Everything flat of a plan that goods are laid on. */
export const flatsOf = (plan: Plan): Flat[] => [
  floorOf(plan),
  ...topsOf(plan),
  ...sceneWallsOf(plan).flatMap((wall, index) => tilesOn(plan, wall, index)),
]
