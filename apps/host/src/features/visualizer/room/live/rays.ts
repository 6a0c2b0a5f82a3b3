import type { Vector } from './live-geometry.rules.ts'

/** Metres; the corners of a box. */
export type Box = { low: Vector; high: Vector }

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
