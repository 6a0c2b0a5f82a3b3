import { mostCutouts, mostPoints } from '@showroom/contract/visualizer/photo-room.rules'
import type { PhotoMarks } from '@showroom/contract/visualizer/photo-room'
import type { PhotoSurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { Point, Quad } from '@showroom/drawing/photo/corners'

export type Marks = PhotoMarks

const upright: readonly PhotoSurfaceKey[] = ['wall_tile', 'backsplash', 'shower_wall', 'fireplace']
/** Of a wall, whose far side is its upper one. */
export const isUpright = (surface: PhotoSurfaceKey): boolean => upright.includes(surface)

const lying: Quad = [
  [0.32, 0.6],
  [0.68, 0.6],
  [0.86, 0.92],
  [0.14, 0.92],
]
const standing: Quad = [
  [0.3, 0.15],
  [0.7, 0.15],
  [0.7, 0.5],
  [0.3, 0.5],
]

export const marksFor = (surface: PhotoSurfaceKey): Marks => ({
  surface,
  corners: isUpright(surface) ? standing : lying,
  across: '',
  along: '',
  outline: null,
  cutouts: [],
  smoothing: 0.5,
  brightness: 0,
})

const within = (share: number): number => Math.min(1, Math.max(0, share))

export const moved = (points: readonly Point[], index: number, [x, y]: Point): readonly Point[] =>
  points.map((point, each) => (each === index ? [within(x), within(y)] : point))

export const cornersMoved = (corners: Quad, index: number, to: Point): Quad => {
  const [a, b, c, d] = moved(corners, index, to)
  return a && b && c && d ? [a, b, c, d] : corners
}

/** In the middle of the longest side, where one is missed most. */
export const pointAdded = (points: readonly Point[]): readonly Point[] => {
  const lengths = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y)
  })
  const longest = lengths.indexOf(Math.max(...lengths))
  const [x = 0, y = 0] = points[longest] ?? []
  const [nextX = 0, nextY = 0] = points[(longest + 1) % points.length] ?? []
  return points.toSpliced(longest + 1, 0, [(x + nextX) / 2, (y + nextY) / 2])
}

const fewestPoints = 3
export const hasFewestPoints = (points: readonly Point[]): boolean => points.length <= fewestPoints
export const hasMostPoints = (points: readonly Point[]): boolean => points.length >= mostPoints.outline
export const hasMostCutouts = ({ cutouts }: Marks): boolean => cutouts.length >= mostCutouts

/** The one that was touched last goes. */
export const pointRemoved = (points: readonly Point[], index: number): readonly Point[] =>
  hasFewestPoints(points) ? points : points.toSpliced(Math.min(index, points.length - 1), 1)

/** A square in the middle of the outline, to be put where something stands. */
export const cutoutIn = (outline: readonly Point[]): readonly Point[] => {
  const middle = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length
  const [x, y, half] = [middle(0), middle(1), 0.06]
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half].map(within)
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return []
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
