import type { Vector } from './live-geometry.rules.ts'
import type { Box } from './rays.ts'

/** The sides of a box: a normal, and the two axes that span it. */
export const sidesOfBox = [
  { normal: [1, 0, 0], u: [0, 0, -1], v: [0, 1, 0] },
  { normal: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
  { normal: [0, 1, 0], u: [1, 0, 0], v: [0, 0, -1] },
  { normal: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
  { normal: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { normal: [0, 0, -1], u: [-1, 0, 0], v: [0, 1, 0] },
] as const satisfies readonly { normal: Vector; u: Vector; v: Vector }[]

type Corner = { side: number; corner: number; inset?: number }

/** A corner of a side; `inset` keeps it off the edge, where a neighbour would shade it: 1 is the middle. */
export const cornerOfSide = ({ low, high }: Box, { side, corner, inset = 0 }: Corner): Vector => {
  const { normal, u, v } = sidesOfBox[side] ?? sidesOfBox[0]
  const right = corner === 1 || corner === 2 ? 1 - inset : -1 + inset
  const up = corner >= 2 ? 1 - inset : -1 + inset
  const at = (axis: 0 | 1 | 2) => {
    const middle = (low[axis] + high[axis]) / 2
    const half = (high[axis] - low[axis]) / 2
    return middle + half * (normal[axis] + u[axis] * right + v[axis] * up)
  }
  return [at(0), at(1), at(2)]
}
