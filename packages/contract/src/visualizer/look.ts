import { z } from 'zod'
import { surfaceLooks } from '../catalogue/appearance.ts'
import { layPattern } from '../catalogue/catalogue.ts'
import { opaqueId } from '../shared/ids.ts'
import { laidSurfaces, paintedSurfaces, planRoomTypes, roomStyles } from './surfaces.ts'

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/)

/** What a look would like on a surface; which product that is depends on what a showroom sells. */
const wish = z.object({
  /** Subcategories, the best first. */
  from: z.array(z.string()).min(1).max(6),
  look: z.enum(surfaceLooks),
  color: hexColor,
  /** The very product, while the showroom sells it. */
  product_id: opaqueId.optional(),
  pattern: layPattern.nullable().default(null),
  grout: hexColor.nullable().default(null),
})
export type Wish = z.infer<typeof wish>

/** A template before it meets a showroom. */
export const look = z.object({
  slug: z.string(),
  title: z.string(),
  room_type: z.enum(planRoomTypes),
  style: z.enum(roomStyles),
  tier: z.int().min(1).max(4),
  /** The plan that it is first shown in. */
  floorplan: z.string(),
  laid: z.partialRecord(z.enum(laidSurfaces), wish),
  painted: z.partialRecord(z.enum(paintedSurfaces), z.object({ color: hexColor })),
  metal: z.string().nullable(),
})
export type Look = z.infer<typeof look>
