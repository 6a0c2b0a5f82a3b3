import { z } from 'zod'
import { milliFeet, milliSqft } from '../shared/ids.ts'
import { fixtureKeys } from './fixtures.ts'
import { laidSurfaces } from './surfaces.ts'

/** What one buys for a plan, by surface, as replies tell it. */
export const planAreas = z.object({
  whole: milliSqft,
  walls: milliSqft,
  laid: z.partialRecord(z.enum(laidSurfaces), milliSqft),
  /** The rectangles of what is cut to size. */
  parts: z.partialRecord(
    z.enum(laidSurfaces),
    z.array(z.object({ area: milliSqft, sides: z.object({ width: milliFeet, length: milliFeet }) })),
  ),
  counter_run: milliFeet,
  coping_run: milliFeet,
  /** How many of each fixture the plan wants. */
  fixtures: z.partialRecord(z.enum(fixtureKeys), z.int()),
})
