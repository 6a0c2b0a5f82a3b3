import { z } from 'zod'
import { laidSurfaces, mostCorners, planRoomTypes, planShapes, swings } from './surfaces.ts'

/** 100 feet: more is not a room. */
const longest = 100_000
const length = z.int().min(0).max(longest)
const side = z.int().min(1).max(longest)

/** Where a piece's front looks: down, left, up, right on the drawing. */
export const turns = [0, 90, 180, 270] as const

/** Forms that the drawings, the areas and the live room know of. */
export const pieceForms = [
  'base-cabinet',
  'wall-cabinet',
  'tall-cabinet',
  'counter',
  'island',
  'island-top',
  'sink',
  'range',
  'range-hood',
  'refrigerator',
  'dishwasher',
  'table',
  'vanity-powder',
  'vanity-single',
  'vanity-double',
  'toilet',
  'tub-alcove',
  'tub-freestanding',
  'shower',
  'shower-glass',
  'sofa',
  'armchair',
  'coffee-table',
  'hearth',
  'media-console',
  'bed',
  'pool',
  'lawn',
  'path',
  'lounger',
  'dining-set',
  'planter',
  'fire-pit',
  'grill',
] as const

/** A corner, in thousandths of a foot; x to the right, y down, as the plan is drawn. */
const corner = z.tuple([length, length])

const opening = z.object({
  /** Wall `i` runs from corner `i` to the next; the room is on its right. */
  wall: z
    .int()
    .min(0)
    .max(mostCorners - 1),
  /** From the wall's first corner. */
  at: length,
  width: side,
  sill: length,
  height: side,
  kind: z.enum(['door', 'window', 'opening']),
  /** Of doors: into the room or out of it, hinged at the wall's beginning (left) or end. */
  swing: z.enum(swings).optional(),
})

const piece = z.object({
  form: z.enum(pieceForms),
  x: length,
  y: length,
  z: length,
  /** Along x and y as it stands, whatever its turn. */
  width: side,
  depth: side,
  height: side,
  turn: z.literal(turns),
  /** The category that sells it. */
  sells: z.string().max(60).optional(),
})

const tiled = z.object({
  key: z.enum(laidSurfaces),
  wall: z
    .int()
    .min(0)
    .max(mostCorners - 1),
  from: length,
  to: side,
  bottom: length,
  top: side,
})

/** Lengths are thousandths of a foot to the faces of walls. */
export const plan = z.object({
  name: z.string().trim().min(1).max(80),
  room_type: z.enum(planRoomTypes),
  shape: z.enum(planShapes),
  /** To the ceiling; of an outdoor room, of the wall beside it. */
  height: side,
  /** Clockwise as drawn, right angles alone. */
  outline: z.array(corner).min(4).max(mostCorners),
  openings: z.array(opening).max(20).default([]),
  pieces: z.array(piece).max(60).default([]),
  tiled: z.array(tiled).max(40).default([]),
})
export type Plan = z.infer<typeof plan>
export type PlanOpening = Plan['openings'][number]
export type PlanPiece = Plan['pieces'][number]
export type PieceForm = PlanPiece['form']
export type Tiled = Plan['tiled'][number]
export type Corner = readonly [x: number, y: number]
