import { feetTyped } from '@showroom/contract/visualizer/feet.rules'
import type { LaidSurface } from '@showroom/contract/visualizer/surfaces'
import { areaLeft } from '@showroom/drawing/photo/area-left'
import { faultOf, planeOf, type Point, type Quad, type Size } from '@showroom/drawing/photo/corners'
import type { PhotoSurface } from '@showroom/drawing/photo/photo-scene'
import { proportionOf } from '@showroom/drawing/photo/proportion'

/** Surfaces that can be told in a photo by four corners. */
export const photoSurfaces = [
  'floor',
  'wall_tile',
  'backsplash',
  'paving',
] as const satisfies readonly LaidSurface[]
export type PhotoSurfaceKey = (typeof photoSurfaces)[number]

/** All that somebody has said of a photo. */
export type Marks = {
  surface: PhotoSurfaceKey
  corners: Quad
  /** As they were typed: the near side, and the one that leads away. */
  across: string
  along: string
  /** Null: the rectangle itself. */
  outline: readonly Point[] | null
  cutouts: readonly (readonly Point[])[]
  smoothing: number
  brightness: number
}

export const firstMarks: Marks = {
  surface: 'floor',
  corners: [
    [0.32, 0.6],
    [0.68, 0.6],
    [0.86, 0.92],
    [0.14, 0.92],
  ],
  across: '',
  along: '',
  outline: null,
  cutouts: [],
  smoothing: 0.5,
  brightness: 0,
}

/** Three inches. */
const shortest = 250

export const sideTyped = (typed: string): number | null => {
  const length = feetTyped(typed)
  return length !== null && length >= shortest ? length : null
}

export type Sides = {
  /** Thousandths of a foot. */
  across: number
  along: number
  /** Whether the second was worked out from the picture, and by what. */
  guessed: 'corners' | 'lens' | null
}

/** Both sides of the rectangle; null until one is typed, or where the corners are none. */
export const sidesOf = ({ across, along, corners }: Marks, photo: Size): Sides | null => {
  const [typedAcross, typedAlong] = [sideTyped(across), sideTyped(along)]
  if (faultOf(corners) !== null) return null
  if (typedAcross !== null && typedAlong !== null)
    return { across: typedAcross, along: typedAlong, guessed: null }
  const { ratio, from } = proportionOf(corners, photo)
  if (typedAcross !== null)
    return { across: typedAcross, along: Math.round(typedAcross / ratio), guessed: from }
  if (typedAlong !== null) return { across: Math.round(typedAlong * ratio), along: typedAlong, guessed: from }
  return null
}

const metresPerMilliFoot = 0.000_304_8
const sqftPerSquareMetre = 10.763_910_4

export const outlineOf = ({ outline, corners }: Marks): readonly Point[] => outline ?? corners

/** Thousandths of a square foot: more than that is no room. */
export const mostArea = 99_999_999

/** Why an area can not be told: the outline reaches to the horizon, or so near that the area is beyond belief. */
export type AreaFault = 'horizon' | 'large'

export type Marked = {
  surface: PhotoSurface
  /** Thousandths of a square foot; null where it can not be told. */
  area: number | null
  fault: AreaFault | null
}

/** The surface as the engine takes it, and its area; null until both sides are known. */
export const surfaceOf = (marks: Marks, photo: Size): Marked | null => {
  const sides = sidesOf(marks, photo)
  if (!sides) return null
  const plane = planeOf(marks.corners, {
    width: sides.across * metresPerMilliFoot,
    height: sides.along * metresPerMilliFoot,
  })
  const outline = outlineOf(marks)
  const { corners, cutouts: holes, smoothing, brightness } = marks
  const surface = { plane, outline, holes, smoothing, brightness }
  const metres = areaLeft(plane, { outline, holes, corners })
  if (metres === null) return { surface, area: null, fault: 'horizon' }
  const area = Math.round(metres * sqftPerSquareMetre * 1_000)
  return area <= mostArea ? { surface, area, fault: null } : { surface, area: null, fault: 'large' }
}

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

/** The one that was touched last goes. */
export const pointRemoved = (points: readonly Point[], index: number): readonly Point[] =>
  points.length <= fewestPoints ? points : points.toSpliced(Math.min(index, points.length - 1), 1)

/** A square in the middle of the outline, to be put where something stands. */
export const cutoutIn = (outline: readonly Point[]): readonly Point[] => {
  const middle = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length
  const [x, y, half] = [middle(0), middle(1), 0.06]
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]
}
