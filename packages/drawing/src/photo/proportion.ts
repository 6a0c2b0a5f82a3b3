import type { Point, Quad, Size, Taken } from './corners.ts'
import { longestLens, shortestLens } from './exif-lens.ts'

export type Proportion = {
  /** How often the far side's own length goes into the near one's: width by depth. */
  ratio: number
  /** Whose word the lens is: the camera's, what the corners say, or a phone's usual one. */
  from: 'camera' | 'corners' | 'usual'
}

/** A phone's main camera: 26 mm on 36 mm film. */
const usualLens = 26 / 36
/** So far a hand may miss a corner, in pixels of a picture of 1,600, and so little may it matter. */
const [missed, tolerated] = [2 / 1_600, 0.04]

type Seen = { ratio: number; isSure: boolean }

/**
 * A rectangle in perspective tells the lens and its own proportion (Zhang and He, Whiteboard scanning, 2006; derived
 * anew), where a picture is not cropped. In the usual view of a room two pixels can make a fifth of the answer: the
 * camera is believed first, then the corners where two pixels do not matter, else a usual lens is.
 */
export const proportionOf = (quad: Quad, picture: Taken): Proportion => {
  const longest = Math.max(picture.width, picture.height)
  if (picture.lens)
    return { ratio: seenProportion(quad, picture, picture.lens * longest).ratio, from: 'camera' }
  const own = seenProportion(quad, picture)
  const far = missed * picture.width
  const shifts: readonly Point[] = [
    [far / picture.width, 0],
    [0, far / picture.height],
  ]
  const isSteady =
    own.isSure &&
    quad.every((_, corner) =>
      shifts.every((by) => {
        const { ratio } = seenProportion(shifted(quad, corner, by), picture)
        return Math.abs(ratio / own.ratio - 1) < tolerated
      }),
    )
  if (isSteady) return { ratio: own.ratio, from: 'corners' }
  return { ratio: seenProportion(quad, picture, usualLens * longest).ratio, from: 'usual' }
}

const shifted = (quad: Quad, corner: number, [dx, dy]: Point): Quad => {
  const [a, b, c, d] = quad.map(([x, y], index): Point => (index === corner ? [x + dx, y + dy] : [x, y]))
  return a && b && c && d ? [a, b, c, d] : quad
}

/** With a lens that is known, or with the one that the corners tell. */
const seenProportion = (quad: Quad, { width, height }: Size, known?: number): Seen => {
  const middle = ([x, y]: Point): Point => [(x - 0.5) * width, (y - 0.5) * height]
  const [a, b, c, d] = [middle(quad[0]), middle(quad[1]), middle(quad[2]), middle(quad[3])]
  const across = direction(a, b, determinant(a, c, d) / determinant(b, c, d))
  const along = direction(a, d, determinant(a, c, b) / determinant(d, c, b))
  const squared = -(across[0] * along[0] + across[1] * along[1]) / (across[2] * along[2])
  const isSure =
    Math.abs(across[2] * along[2]) > 1e-4 &&
    squared > (shortestLens * width) ** 2 &&
    squared < (longestLens * width) ** 2
  const focal = known ?? (isSure ? Math.sqrt(squared) : usualLens * Math.max(width, height))
  const lengthOf = ([x, y, z]: Direction) => Math.sqrt((x ** 2 + y ** 2) / focal ** 2 + z ** 2)
  return { ratio: lengthOf(across) / lengthOf(along), isSure }
}

type Direction = readonly [number, number, number]

/** Where two corners that lie along one side lead to, as a combination of their own directions. */
const direction = (from: Point, to: Point, share: number): Direction => [
  share * to[0] - from[0],
  share * to[1] - from[1],
  share - 1,
]

const determinant = (p: Point, q: Point, r: Point): number =>
  p[0] * (q[1] - r[1]) - p[1] * (q[0] - r[0]) + (q[0] * r[1] - q[1] * r[0])
