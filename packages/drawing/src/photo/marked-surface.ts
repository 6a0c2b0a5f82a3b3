import { feetTyped } from '@showroom/contract/visualizer/feet.rules'
import type { PhotoMarks, PhotoPlace } from '@showroom/contract/visualizer/photo-room'
import type { LaidPlace } from '@showroom/contract/visualizer/shopping.rules'
import { areaLeft } from './area-left.ts'
import { faultOf, planeOf, type Point, type Taken } from './corners.ts'
import type { PhotoSurface } from './photo-scene.ts'
import { type Proportion, proportionOf } from './proportion.ts'

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
  guessed: Proportion['from'] | null
}

/** Both sides of the rectangle; null until one is typed, or where the corners are none. */
export const sidesOf = ({ across, along, corners }: PhotoMarks, photo: Taken): Sides | null => {
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

export const outlineOf = ({ outline, corners }: PhotoMarks): readonly Point[] => outline ?? corners

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
export const surfaceOf = (marks: PhotoMarks, photo: Taken): Marked | null => {
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

/** A place on the surface: the middle of what was drawn around it. */
export const spotOn = (marks: PhotoMarks): [number, number] => {
  const outline = outlineOf(marks)
  const middle = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length
  return [middle(0), middle(1)]
}

/** The surfaces of a photo as they are counted: by what somebody has measured, else by what the marks say. */
export const countedPlaces = (places: readonly PhotoPlace[], photo: Taken): LaidPlace[] =>
  places.map(({ name, marks, laid }) => ({
    key: marks.surface,
    name,
    laid,
    area: laid.area ?? surfaceOf(marks, photo)?.area ?? 0,
  }))
