import type { Plane } from '../relight/plane-sampler.ts'
import { areaOn, isBeyond, type Point, type Quad } from './corners.ts'
import type { Outlined } from './cover.ts'

/** A slanted edge, from its upper end to its lower one; 0 is the outline, from 1 on what is cut out. */
type Edge = { of: number; top: Point; bottom: Point }

const edgesOf = (points: readonly Point[], of: number): Edge[] =>
  points.flatMap((from, index): Edge[] => {
    const to = points[(index + 1) % points.length] ?? from
    if (from[1] === to[1]) return []
    return [from[1] < to[1] ? { of, top: from, bottom: to } : { of, top: to, bottom: from }]
  })

const xAt = ({ top, bottom }: Edge, y: number): number =>
  top[0] + ((y - top[1]) / (bottom[1] - top[1])) * (bottom[0] - top[0])

/** The height at which two edges cross. */
const crossingOf = (one: Edge, other: Edge): number[] => {
  const from = Math.max(one.top[1], other.top[1])
  const to = Math.min(one.bottom[1], other.bottom[1])
  if (from >= to) return []
  const [before, after] = [xAt(one, from) - xAt(other, from), xAt(one, to) - xAt(other, to)]
  return before * after < 0 ? [from + (before / (before - after)) * (to - from)] : []
}

/** Lines across the picture between which no two edges cross. */
const linesOf = (edges: readonly Edge[]): number[] => {
  const ends = edges.flatMap(({ top, bottom }) => [top[1], bottom[1]])
  const crossings = edges.flatMap((edge, index) =>
    edges.slice(index + 1).flatMap((other) => crossingOf(edge, other)),
  )
  return [...new Set([...ends, ...crossings])].sort((one, other) => one - other)
}

/** What is within the outline and in nothing that is cut out, between two lines. */
const piecesBetween = (edges: readonly Edge[], from: number, to: number): Point[][] => {
  const middle = (from + to) / 2
  const crossed = edges
    .filter(({ top, bottom }) => top[1] < middle && bottom[1] > middle)
    .map((edge) => ({ edge, x: xAt(edge, middle) }))
    .sort((one, other) => one.x - other.x)
  const inside = new Set<number>()
  return crossed.flatMap(({ edge }, index) => {
    if (!inside.delete(edge.of)) inside.add(edge.of)
    const next = crossed[index + 1]?.edge
    if (!next || !inside.has(0) || inside.size > 1) return []
    return [
      [
        [xAt(edge, from), from],
        [xAt(next, from), from],
        [xAt(next, to), to],
        [xAt(edge, to), to],
      ],
    ]
  })
}

/**
 * Square metres of the surface within the outline, less what is cut out of it, each place counted once; null where the
 * outline reaches to where the surface is not seen. What is cut out may: something tall stands before the horizon.
 */
export const areaLeft = (
  plane: Plane,
  { outline, holes, corners }: Outlined & { corners: Quad },
): number | null => {
  if (isBeyond(plane, { corners, points: outline })) return null
  const edges = [outline, ...holes].flatMap(edgesOf)
  const lines = linesOf(edges)
  const pieces = lines.flatMap((from, index) => {
    const to = lines[index + 1]
    return to === undefined ? [] : piecesBetween(edges, from, to)
  })
  return pieces.reduce((sum, piece) => sum + areaOn(plane, piece), 0)
}
