import { z } from 'zod'
import { plainName } from '../shared/plain-name.ts'
import { laidState } from './design.ts'
import { mostCutouts, mostPoints } from './photo-room.rules.ts'
import { mostPlaces, photoSurfaces } from './surfaces.ts'
import { visualizerMessages as say } from './visualizer.messages.ts'

const share = z.number().min(0).max(1)
const point = z.tuple([share, share]).readonly()
const length = z.string().max(20)
/** Each point is one more edge that all others may cross. */
const points = (most: number) => z.array(point).min(3).max(most).readonly()

/** What somebody has marked in a photo: places are shares of its width and of its height, from the top left. */
export const photoMarks = z.object({
  surface: z.enum(photoSurfaces),
  /** Of a rectangle on the surface: far left, far right, near right, near left. */
  corners: z.tuple([point, point, point, point]).readonly(),
  /** As they were typed: the near side, and the one that leads away. */
  across: length,
  along: length,
  /** Null: the rectangle itself. */
  outline: points(mostPoints.outline).nullable(),
  cutouts: z.array(points(mostPoints.cutout)).max(mostCutouts).readonly(),
  /** How much of the old pattern goes, 0 to 1. */
  smoothing: z.number().min(0).max(1),
  /** Stops. */
  brightness: z.number().min(-1).max(1),
})
export type PhotoMarks = z.infer<typeof photoMarks>

/** One surface of a photo, and what lies there. `laid.area` is what somebody has measured; null: what the marks say. */
export const photoPlace = z.object({
  id: z.string().regex(/^[a-z0-9]{1,12}$/),
  name: plainName(z.string().trim().min(1, 'Give it a name.').max(40), 'surface’s name'),
  marks: photoMarks,
  laid: laidState,
})
export type PhotoPlace = z.infer<typeof photoPlace>

export const photoRoomState = z.object({
  v: z.literal(1),
  /** The focal length that the camera told, in longest sides of the photo; missing where it told none. */
  lens: z.number().min(0.3).max(5).optional(),
  places: z
    .array(photoPlace)
    .min(1)
    .max(mostPlaces)
    .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, 'Each surface is one.')
    .refine((places) => new Set(places.map(({ name }) => name)).size === places.length, say.namesAlike),
})
export type PhotoRoomState = z.infer<typeof photoRoomState>
