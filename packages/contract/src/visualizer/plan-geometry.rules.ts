import { areaOf } from '../cart/quantity.rules.ts'
import type { Rectangle } from '../project/room-areas.rules.ts'
import type { Corner, Plan, PlanOpening } from './plan.ts'

/** Lengths are thousandths of a foot, areas thousandths of a square foot; y points down, as a plan is drawn. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

export type Wall = {
  index: number
  from: Corner
  to: Corner
  length: number
  /** One step along it, and one step from it into the room. */
  along: Corner
  inward: Corner
}

type Outlined = Pick<Plan, 'outline'>

export const wallsOf = ({ outline }: Outlined): Wall[] =>
  outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length]
    if (!to) return []
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const along: Corner = [Math.sign(dx), Math.sign(dy)]
    const inward: Corner = [0 - along[1], along[0]]
    return [{ index, from, to, length: Math.abs(dx) + Math.abs(dy), along, inward }]
  })

/** Twice the area in its own sign: exact in whole numbers, positive where the corners run clockwise. */
export const twiceSigned = (outline: readonly Corner[]): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

export const boundsOf = ({ outline }: Outlined): Box => ({
  x0: Math.min(...outline.map(([x]) => x)),
  y0: Math.min(...outline.map(([, y]) => y)),
  x1: Math.max(...outline.map(([x]) => x)),
  y1: Math.max(...outline.map(([, y]) => y)),
})

const ascending = (left: number, right: number) => left - right

/** Boxes from left to right that together are the outline, top to bottom: equal ones below each other are one. */
export const boxesOf = (plan: Outlined): Box[] => {
  const walls = wallsOf(plan)
  const levels = [...new Set(plan.outline.map(([, y]) => y))].sort(ascending)
  const boxes: Box[] = []
  for (const [index, y0] of levels.entries()) {
    const y1 = levels[index + 1]
    if (y1 === undefined) break
    const crossed = walls
      .filter(({ from, to }) => Math.min(from[1], to[1]) <= y0 && Math.max(from[1], to[1]) >= y1)
      .map(({ from }) => from[0])
      .sort(ascending)
    for (const [x0, x1] of pairsOf(crossed)) {
      const above = boxes.find((box) => box.x0 === x0 && box.x1 === x1 && box.y1 === y0)
      if (above) above.y1 = y1
      else boxes.push({ x0, y0, x1, y1 })
    }
  }
  return boxes
}

const pairsOf = (numbers: readonly number[]): [number, number][] =>
  numbers.flatMap((number, index) => {
    const next = numbers[index + 1]
    return index % 2 === 0 && next !== undefined ? [[number, next] satisfies [number, number]] : []
  })

type Span = readonly [from: number, to: number]
const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]))
const across = ({ x0, x1 }: Box): Span => [x0, x1]
const down = ({ y0, y1 }: Box): Span => [y0, y1]

/** The same as rectangles of a project's room: each with how much of it is open to those before it. */
export const rectanglesOf = (plan: Outlined): Rectangle[] => {
  const boxes = boxesOf(plan)
  return boxes.map((box, index) => ({
    length: box.x1 - box.x0,
    width: box.y1 - box.y0,
    joined: boxes.slice(0, index).reduce((sum, other) => sum + sharedEdge(box, other), 0),
  }))
}

const sharedEdge = (box: Box, other: Box): number => {
  const lies = box.y0 === other.y1 || box.y1 === other.y0 ? overlap(across(box), across(other)) : 0
  const stands = box.x0 === other.x1 || box.x1 === other.x0 ? overlap(down(box), down(other)) : 0
  return lies + stands
}

/** As a project's room counts it, so that both say the same number. */
export const floorOf = (plan: Outlined): number =>
  rectanglesOf(plan).reduce((sum, { length, width }) => sum + areaOf(length, width), 0)

const areaOfBox = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0)

export const meet = (one: Box, other: Box): boolean =>
  one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1

const common = (one: Box, other: Box): number =>
  overlap(across(one), across(other)) * overlap(down(one), down(other))

/** Whether a box lies in the room whole: its parts in the room's boxes are all of it. */
export const isInside = (plan: Outlined, box: Box): boolean =>
  boxesOf(plan).reduce((sum, each) => sum + common(box, each), 0) === areaOfBox(box)

export const boxOf = ({
  x,
  y,
  width,
  depth,
}: {
  x: number
  y: number
  width: number
  depth: number
}): Box => ({
  x0: x,
  y0: y,
  x1: x + width,
  y1: y + depth,
})

/** The floor before a part of a wall, so deep into the room. */
export const floorBefore = (wall: Wall, { at, width }: { at: number; width: number }, deep: number): Box => {
  const [ax, ay] = wall.along
  const [ix, iy] = wall.inward
  const xs = [wall.from[0] + ax * at, wall.from[0] + ax * (at + width) + ix * deep].sort(ascending)
  const ys = [wall.from[1] + ay * at, wall.from[1] + ay * (at + width) + iy * deep].sort(ascending)
  return { x0: xs[0] ?? 0, x1: xs[1] ?? 0, y0: ys[0] ?? 0, y1: ys[1] ?? 0 }
}

/** Where a door's leaf moves; null where it does not move into the room. */
export const swingOf = (plan: Outlined, opening: PlanOpening): Box | null => {
  const wall = wallsOf(plan)[opening.wall]
  const isInto = opening.kind === 'door' && (opening.swing ?? 'in-left').startsWith('in')
  return wall && isInto ? floorBefore(wall, opening, opening.width) : null
}
