import type { Face, Vector } from './live-geometry.rules.ts'

/** Metres; the corners of a box. */
export type Box = { low: Vector; high: Vector }
export type Ray = { origin: Vector; direction: Vector }
export type Met = { face: Face; index: number; a: number; b: number; distance: number }

export const dot = (one: Vector, other: Vector): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const normalized = (vector: Vector): Vector => {
  const length = Math.sqrt(dot(vector, vector))
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** What a ray meets first of the room's sides, seen from inside. */
export const nearestFace = (faces: readonly Face[], { origin, direction }: Ray): Met | null => {
  let found: Met | null = null
  let distance = Number.POSITIVE_INFINITY
  for (let index = 0; index < faces.length; index++) {
    const face = faces[index]
    if (!face) continue
    const slope = dot(direction, face.normal)
    if (slope > -1e-6) continue
    const [ox, oy, oz] = face.origin
    const t =
      ((ox - origin[0]) * face.normal[0] +
        (oy - origin[1]) * face.normal[1] +
        (oz - origin[2]) * face.normal[2]) /
      slope
    if (t < 1e-4 || t >= distance) continue
    const [px, py, pz] = [
      origin[0] + direction[0] * t - ox,
      origin[1] + direction[1] * t - oy,
      origin[2] + direction[2] * t - oz,
    ]
    const a = px * face.u[0] + py * face.u[1] + pz * face.u[2]
    const b = px * face.v[0] + py * face.v[1] + pz * face.v[2]
    if (a < 0 || a > face.width || b < 0 || b > face.height) continue
    distance = t
    found = { face, index, a, b, distance }
  }
  return found
}

/** Whether a box stands in the way, nearer than `reach`. */
export const meets = ({ low, high }: Box, { origin, direction }: Ray, reach: number): boolean => {
  let [from, to] = [1e-3, reach]
  for (let axis = 0; axis < 3; axis++) {
    const inverse = 1 / ((direction[axis] ?? 0) || 1e-9)
    const one = ((low[axis] ?? 0) - (origin[axis] ?? 0)) * inverse
    const other = ((high[axis] ?? 0) - (origin[axis] ?? 0)) * inverse
    from = Math.max(from, Math.min(one, other))
    to = Math.min(to, Math.max(one, other))
    if (from > to) return false
  }
  return true
}
