import type { Plane } from '../relight/plane-sampler.ts'

/** A place in a picture: shares of its width and of its height, from the top left. */
export type Point = readonly [number, number]
/** Corners of a rectangle as they are seen, in order around it: far left, far right, near right, near left. */
export type Quad = readonly [Point, Point, Point, Point]
export type Size = { width: number; height: number }
/** A picture, and the focal length that its camera told, in its longest sides. */
export type Taken = Size & { lens?: number | null | undefined }

/** Less of the picture than this says nothing of its perspective. */
export const leastShare = 0.02

/** Why four corners can not be a rectangle that somebody sees; null where they can. */
export const faultOf = (quad: Quad): 'crossed' | 'small' | null => {
  const turns = quad.map((at, index) => turnAt(at, quad[(index + 1) % 4] ?? at, quad[(index + 2) % 4] ?? at))
  const isRound = turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)
  if (!isRound) return 'crossed'
  return shareOf(quad) < leastShare ? 'small' : null
}

const turnAt = (one: Point, two: Point, three: Point): number =>
  (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0])

/** How much of the picture lies within an outline. */
export const shareOf = (outline: readonly Point[]): number => Math.abs(signedArea(outline))

const signedArea = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0) / 2

/** From places in the picture to metres on the surface, of a rectangle of known size: the form of rendered scenes. */
export const planeOf = (quad: Quad, { width, height }: Size): Plane => {
  const onSurface: readonly Point[] = [
    [0, height],
    [width, height],
    [width, 0],
    [0, 0],
  ]
  const rows = quad.flatMap(([x, y], index) => {
    const [u, v] = onSurface[index] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  return solved(rows)
}

/** Gauss and Jordan, with the largest pivot of each column. */
const solved = (rows: number[][]): number[] => {
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let column = 0; column < rows.length; column++) {
    let pivot = column
    for (let row = column; row < rows.length; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row
    const [here = [], there = []] = [rows[column], rows[pivot]]
    rows[column] = there
    rows[pivot] = here
    for (let row = 0; row < rows.length; row++) {
      if (row === column) continue
      const share = at(row, column) / at(column, column)
      rows[row] = (rows[row] ?? []).map((value, index) => value - share * at(column, index))
    }
  }
  return rows.map((_, row) => at(row, rows.length) / at(row, row))
}

const depthAt = ([, , , , , , g = 0, h = 0]: Plane, [x, y]: Point): number => g * x + h * y + 1

/** Whether a point lies at the surface's horizon or over it, as seen from the corners. */
export const isBeyond = (
  plane: Plane,
  { corners, points }: { corners: Quad; points: readonly Point[] },
): boolean => {
  const side = Math.sign(depthAt(plane, corners[0]))
  return !points.every((point) => depthAt(plane, point) * side > 0)
}

export const onPlane = (plane: Plane, [x, y]: Point): Point => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = plane
  const depth = depthAt(plane, [x, y])
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

/** The other way: where a place of the surface is seen. */
export const seenAt = (plane: Plane, [u, v]: Point): Point => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane
  const [p, q, r, s] = [a - u * g, b - u * h, d - v * g, e - v * h]
  const [m, n] = [u - c, v - f]
  const det = p * s - q * r
  return [(m * s - q * n) / det, (p * n - m * r) / det]
}

/** Square metres within an outline of the picture. */
export const areaOn = (plane: Plane, outline: readonly Point[]): number =>
  Math.abs(signedArea(outline.map((point) => onPlane(plane, point))))
