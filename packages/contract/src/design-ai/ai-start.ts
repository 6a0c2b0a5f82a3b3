import { z } from 'zod'
import { milliSqft, opaqueId } from '../shared/ids.ts'
import { plainName } from '../shared/plain-name.ts'
import { designState } from '../visualizer/design.ts'
import { laidSurfaces } from '../visualizer/surfaces.ts'
import { aiStartKinds } from './ai-choices.ts'

/**
 * A room of the visualizer that an idea begins from, as its own calls told it to the browser: AI Design looks nothing
 * up in the shop by the shop's ids but what everybody may see.
 */
export const aiStart = z.object({
  from: z.enum(aiStartKinds),
  /** Of the plan, the look or the saved room. */
  name: plainName(z.string().trim().min(1).max(120), 'name'),
  /** To be saved in again. */
  floorplan: opaqueId,
  template: opaqueId.nullable().default(null),
  /** The rendered scene of its plan; null: the usual one of its kind of room. */
  scene: z
    .string()
    .regex(/^plan-[a-z0-9-]{1,60}$/)
    .nullable()
    .default(null),
  /** Of each surface that the plan has, as the visualizer counts them. */
  areas: z.partialRecord(z.enum(laidSurfaces), milliSqft.min(1).max(99_999_999)),
  /** What lies there already. */
  state: designState,
})
export type AiStart = z.infer<typeof aiStart>
