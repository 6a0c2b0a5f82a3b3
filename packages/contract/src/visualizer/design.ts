import { z } from 'zod'
import { milliSqft, opaqueId } from '../shared/ids.ts'
import { layPattern } from '../catalogue/catalogue.ts'
import { fixtureKeys, mostFixtures } from './fixtures.ts'
import { laidSurfaces, paintedSurfaces } from './surfaces.ts'

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is # and six hex digits.')

export const layAngles = [0, 45, 90] as const
/** Half an inch, in thousandths of an inch. */
export const widestJoint = 500

/** How one surface is done. `product_id` null: nothing is laid there. */
export const laidState = z.object({
  product_id: opaqueId.nullable(),
  pattern: layPattern.nullable().default(null),
  angle: z.literal(layAngles).default(0),
  joint_mil: z.int().min(0).max(widestJoint).nullable().default(null),
  grout: hexColor.nullable().default(null),
  /** By how much of a piece the pattern is moved, 0 to 999 thousandths along each side. */
  start: z.tuple([z.int().min(0).max(999), z.int().min(0).max(999)]).default([0, 0]),
  waste_pct: z.int().min(0).max(30).nullable().default(null),
  /** Typed, where somebody knows better than the plan. */
  area: milliSqft.min(1).max(99_999_999).nullable().default(null),
})

/** What was chosen of a fixture. `qty` null: as many as the plan wants. */
export const fixtureState = z.object({
  product_id: opaqueId,
  qty: z.int().min(1).max(mostFixtures).nullable().default(null),
})

const painted = z.object({ color: hexColor })

export const designState = z.object({
  v: z.literal(1),
  laid: z.partialRecord(z.enum(laidSurfaces), laidState).default({}),
  painted: z.partialRecord(z.enum(paintedSurfaces), painted).default({}),
  /** The finish of taps, pulls and lamps, in the catalogue's words. */
  metal: z.string().max(40).nullable().default(null),
  /** Left out in rooms that were kept before there were fixtures. */
  fixtures: z.partialRecord(z.enum(fixtureKeys), fixtureState).optional(),
})
export type DesignState = z.infer<typeof designState>
export type FixtureState = z.infer<typeof fixtureState>
export type LaidState = z.infer<typeof laidState>

export const emptyDesign: DesignState = { v: 1, laid: {}, painted: {}, metal: null }
