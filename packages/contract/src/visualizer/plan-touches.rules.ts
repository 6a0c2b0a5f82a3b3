import type { Plan } from './plan.ts'
import { type Box, boxOf, wallsOf } from './plan-geometry.rules.ts'

/** Pairs by name: what stands against a wall, beside or upon something else. */
type Touches = ReadonlySet<string>

export const touchesOf = (plan: Plan): Touches => {
  const walls = wallsOf(plan).map(({ from, to }) => ({
    x0: Math.min(from[0], to[0]),
    x1: Math.max(from[0], to[0]),
    y0: Math.min(from[1], to[1]),
    y1: Math.max(from[1], to[1]),
  }))
  const boxes = plan.pieces.map(boxOf)
  return new Set(
    boxes.flatMap((box, index) => [
      ...walls.flatMap((wall, at) => (isBeside(box, wall) ? [`${index} wall ${at}`] : [])),
      ...boxes.flatMap((other, at) => (at > index && isBeside(box, other) ? [`${index} piece ${at}`] : [])),
    ]),
  )
}

/** A kitchen's run with a gap in it, a toilet off its wall. */
export const lostTouches = (before: Touches, plan: Plan): number => {
  const after = touchesOf(plan)
  return [...before].filter((pair) => !after.has(pair)).length
}

/** They meet along an edge or lie upon each other; a corner alone is no meeting. */
const isBeside = (one: Box, other: Box): boolean => {
  const across = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
  const down = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
  return across >= 0 && down >= 0 && across + down > 0
}
