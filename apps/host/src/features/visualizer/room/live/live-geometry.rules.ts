import type { Plan } from '@showroom/contract/visualizer/plan'
import { boxesOf, wallsOf } from '@showroom/contract/visualizer/plan-geometry.rules'

/** Metres; y is up, z is down on the drawing. */
export type Vector = readonly [x: number, y: number, z: number]
export type Hole = {
  x: number
  y: number
  width: number
  height: number
  kind: 'door' | 'window' | 'opening'
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

/** Floors and ceilings by rectangle, walls by edge with what is open in them. A garden has no ceiling. */
export const facesOf = (plan: Plan): Face[] => {
  const top = metres(plan.height)
  const level = boxesOf(plan).flatMap(({ x0, x1, y0, y1 }): Face[] => {
    const size = {
      wall: -1,
      width: metres(x1 - x0),
      height: metres(y1 - y0),
      holes: [],
      u: [1, 0, 0] as const,
    }
    const floor: Face = {
      kind: 'floor',
      ...size,
      origin: [metres(x0), 0, metres(y0)],
      v: [0, 0, 1],
      normal: [0, 1, 0],
    }
    const ceiling: Face = {
      kind: 'ceiling',
      ...size,
      origin: [metres(x0), top, metres(y1)],
      v: [0, 0, -1],
      normal: [0, -1, 0],
    }
    return plan.room_type === 'outdoor' ? [floor] : [floor, ceiling]
  })
  const walls = wallsOf(plan).map(
    ({ index, from, along, inward, length }): Face => ({
      kind: 'wall',
      wall: index,
      origin: [metres(from[0]), 0, metres(from[1])],
      u: [along[0], 0, along[1]],
      v: [0, 1, 0],
      normal: [inward[0], 0, inward[1]],
      width: metres(length),
      height: top,
      holes: plan.openings
        .filter(({ wall }) => wall === index)
        .map(({ at, sill, width, height, kind }) => ({
          x: metres(at),
          y: metres(sill),
          width: metres(width),
          height: metres(height),
          kind,
        })),
    }),
  )
  return [...level, ...walls]
}

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
