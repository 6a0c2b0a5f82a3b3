import type { Face, Vector } from './live-geometry.rules.ts'
import { type Box, dot } from './rays.ts'

/** Numbers of a side: its normal, `u` and `v`, each with how far along it the side begins, then width and height. */
const inSide = 14
/** Numbers of a box: its low corner, then its high one. */
const inBox = 6
/** Boxes that follow each other in the list stand together: they are tried when the ray meets what they all lie in. */
const inGroup = 6

/** One ray, and what it met: the number of a side or -1, how far along and up that side, and how far away. */
type Line = {
  from: Vector
  to: Vector
  inverse: [number, number, number]
  reach: number
  met: { index: number; a: number; b: number; distance: number }
}

export type RoomRays = ReturnType<typeof raysIn>

/** A room as plain numbers: millions of rays are tried against it, and none of them leaves anything to be cleared away. */
export const raysIn = (faces: readonly Face[], boxes: readonly Box[]) => {
  const sides = sidesAsNumbers(faces)
  const corners = Float64Array.from(boxes.flatMap(({ low, high }) => [...low, ...high]))
  const groups = groupsOf(corners)
  const met = { index: -1, a: 0, b: 0, distance: Number.POSITIVE_INFINITY }
  const line: Line = { from: [0, 0, 0], to: [0, 0, 1], inverse: [0, 0, 0], reach: 0, met }
  return {
    /** What a ray meets first of the room's sides, seen from inside. The answer is the same object each time. */
    nearest: (from: Vector, to: Vector) => {
      line.from = from
      line.to = to
      return meetNearest(sides, line)
    },
    /** Whether a box stands in the way of that ray, nearer than what it met. */
    isBlocked: () => {
      line.reach = met.index < 0 ? 1e9 : met.distance
      invert(line)
      return isAnyMet(corners, groups, line)
    },
  }
}

const sidesAsNumbers = (faces: readonly Face[]): Float64Array =>
  Float64Array.from(
    faces.flatMap(({ origin, normal, u, v, width, height }) => [
      ...[normal, u, v].flatMap((axis) => [...axis, dot(origin, axis)]),
      width,
      height,
    ]),
  )

const along = (sides: Float64Array, at: number, point: Vector): number =>
  (sides[at] ?? 0) * point[0] + (sides[at + 1] ?? 0) * point[1] + (sides[at + 2] ?? 0) * point[2]

const meetNearest = (sides: Float64Array, { from, to, met }: Line) => {
  met.index = -1
  met.distance = Number.POSITIVE_INFINITY
  for (let at = 0, index = 0; at < sides.length; at += inSide, index++) {
    const slope = along(sides, at, to)
    if (slope > -1e-6) continue
    const distance = ((sides[at + 3] ?? 0) - along(sides, at, from)) / slope
    if (distance < 1e-4 || distance >= met.distance) continue
    const a = along(sides, at + 4, from) + along(sides, at + 4, to) * distance - (sides[at + 7] ?? 0)
    if (a < 0 || a > (sides[at + 12] ?? 0)) continue
    const b = along(sides, at + 8, from) + along(sides, at + 8, to) * distance - (sides[at + 11] ?? 0)
    if (b < 0 || b > (sides[at + 13] ?? 0)) continue
    met.index = index
    met.a = a
    met.b = b
    met.distance = distance
  }
  return met
}

/** For each group of boxes the box around them all. */
const groupsOf = (corners: Float64Array): Float64Array => {
  const groups = new Float64Array(Math.ceil(corners.length / (inBox * inGroup)) * inBox)
  for (let at = 0; at < corners.length; at++) {
    const [axis, box] = [at % inBox, Math.floor(at / inBox)]
    const to = Math.floor(box / inGroup) * inBox + axis
    const [here, so] = [corners[at] ?? 0, groups[to] ?? 0]
    const isFirst = box % inGroup === 0
    groups[to] = isFirst ? here : axis < 3 ? Math.min(so, here) : Math.max(so, here)
  }
  return groups
}

const invert = ({ to, inverse }: Line): void => {
  inverse[0] = 1 / (to[0] || 1e-9)
  inverse[1] = 1 / (to[1] || 1e-9)
  inverse[2] = 1 / (to[2] || 1e-9)
}

const isAnyMet = (corners: Float64Array, groups: Float64Array, line: Line): boolean => {
  for (let group = 0; group < groups.length; group += inBox) {
    if (!isMet(groups, group, line)) continue
    const end = Math.min(corners.length, (group + inBox) * inGroup)
    for (let box = group * inGroup; box < end; box += inBox) if (isMet(corners, box, line)) return true
  }
  return false
}

const isMet = (boxes: Float64Array, at: number, { from, inverse, reach }: Line): boolean => {
  let near = 1e-3
  let far = reach
  for (let axis = 0; axis < 3; axis++) {
    const one = ((boxes[at + axis] ?? 0) - (from[axis] ?? 0)) * (inverse[axis] ?? 0)
    const other = ((boxes[at + axis + 3] ?? 0) - (from[axis] ?? 0)) * (inverse[axis] ?? 0)
    near = Math.max(near, Math.min(one, other))
    far = Math.min(far, Math.max(one, other))
    if (near > far) return false
  }
  return true
}
