import type { Plan } from '@showroom/contract/visualizer/plan'
import {
  type Box as PlanBox,
  boxesOf,
  type Wall,
  wallsOf,
} from '@showroom/contract/visualizer/plan-geometry.rules'

/** Metres; y is up, z is down on the drawing. */
export type Vector = readonly [x: number, y: number, z: number]
export type Hole = {
  x: number
  y: number
  width: number
  height: number
  kind: 'door' | 'window' | 'opening'
  /** A door of glass that slides. */
  isGlazed?: boolean
}

/** A flat side of the room: a point on it is `origin + u · a + v · b`. */
export type Face = {
  kind: 'floor' | 'ceiling' | 'wall'
  /** Its number in the plan; -1 for floors and ceilings. */
  wall: number
  origin: Vector
  u: Vector
  v: Vector
  normal: Vector
  width: number
  height: number
  holes: readonly Hole[]
}

export const metresPerMilliFoot = 0.3048 / 1_000
const metres = (milliFeet: number): number => milliFeet * metresPerMilliFoot

/** A garden’s edge where no house stands; metres. */
export const lowWall = 0.5

/** The house stands where one goes into it. */
export const isHouseWall = ({ openings }: Pick<Plan, 'openings'>, index: number): boolean =>
  openings.some(({ wall }) => wall === index)

/** Floors and ceilings by rectangle, walls by edge with what is open in them. A garden has no ceiling. */
export const facesOf = (plan: Plan): Face[] => [
  ...boxesOf(plan).flatMap((box) => {
    const floor = levelOf(box, 'floor', 0)
    return plan.room_type === 'outdoor' ? [floor] : [floor, levelOf(box, 'ceiling', metres(plan.height))]
  }),
  ...wallsOf(plan).map((wall) => wallFace(plan, wall)),
]

/** What lies level: a floor runs down the drawing, a ceiling up. */
const levelOf = ({ x0, x1, y0, y1 }: PlanBox, kind: 'floor' | 'ceiling', up: number): Face => {
  const down = kind === 'floor' ? 1 : -1
  return {
    kind,
    wall: -1,
    origin: [metres(x0), up, metres(kind === 'floor' ? y0 : y1)],
    u: [1, 0, 0],
    v: [0, 0, down],
    normal: [0, down, 0],
    width: metres(x1 - x0),
    height: metres(y1 - y0),
    holes: [],
  }
}

const wallFace = (plan: Plan, { index, from, along, inward, length }: Wall): Face => ({
  kind: 'wall',
  wall: index,
  origin: [metres(from[0]), 0, metres(from[1])],
  u: [along[0], 0, along[1]],
  v: [0, 1, 0],
  normal: [inward[0], 0, inward[1]],
  width: metres(length),
  height: plan.room_type === 'outdoor' && !isHouseWall(plan, index) ? lowWall : metres(plan.height),
  holes: plan.openings
    .filter(({ wall }) => wall === index)
    .map(({ at, sill, width, height, kind, swing }) => ({
      x: metres(at),
      y: metres(sill),
      width: metres(width),
      height: metres(height),
      kind,
      isGlazed: swing === 'slide',
    })),
})

export type Part = { x: number; y: number; width: number; height: number }

/** A part of a face less its holes, as rectangles: columns between the holes' edges. */
export const withoutHoles = (part: Part, holes: readonly Part[]): Part[] => {
  const right = part.x + part.width
  const top = part.y + part.height
  const edges = [part.x, right, ...holes.flatMap(({ x, width }) => [x, x + width])]
  const xs = [...new Set(edges)].filter((x) => x >= part.x && x <= right).sort((a, b) => a - b)
  return xs.slice(0, -1).flatMap((x, index) => {
    const next = xs[index + 1] ?? right
    const middle = (x + next) / 2
    const open = holes
      .filter((hole) => hole.x < middle && hole.x + hole.width > middle)
      .sort((a, b) => a.y - b.y)
    const parts: Part[] = []
    let y = part.y
    for (const hole of open) {
      if (hole.y > y) parts.push({ x, y, width: next - x, height: Math.min(hole.y, top) - y })
      y = Math.max(y, hole.y + hole.height)
    }
    if (y < top) parts.push({ x, y, width: next - x, height: top - y })
    return parts
  })
}
