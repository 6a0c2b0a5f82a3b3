import { z } from 'zod'
import { picture, price } from '../catalogue/catalogue.ts'
import { opaqueId } from '../shared/ids.ts'

const percent = z.int().min(1).max(99)
const day = z.string()

/** What clients save in one department, and what that was computed from. */
export const roomSaving = z
  .object({
    name: z.string(),
    menu_slug: z.string(),
    /** On sale in the department. */
    materials: z.int(),
    /** Those of them whose vendor states a dated MSRP. */
    compared: z.int(),
    /** Those compared that cost less here than their MSRP. */
    below_msrp: z.int(),
    /** At least half of those compared save this much or more; null where that is not enough to speak of. */
    typical_pct: percent.nullable(),
    /** Three in four save this much or more, and one in four. */
    middle_pct: z.object({ from: percent, to: percent }).nullable(),
    /** The oldest and the newest date of an MSRP, `YYYY-MM-DD`. */
    msrp_dates: z.object({ from: day, to: day }).nullable(),
  })
  .meta({ id: 'RoomSaving' })
export type RoomSaving = z.infer<typeof roomSaving>

export const landing = z
  .object({
    counts: z.object({ materials: z.int(), brands: z.int(), vendors: z.int(), categories: z.int() }),
    savings: z.object({
      rooms: z.array(roomSaving),
      /** At least one in ten of all that is compared saves this much or more. */
      up_to_pct: percent.nullable(),
    }),
  })
  .meta({ id: 'Landing' })
export type Landing = z.infer<typeof landing>

/** What lies under a spot of a picture. */
export const spotProduct = z
  .object({
    sku: z.string(),
    id: opaqueId,
    name: z.string(),
    brand: z.string(),
    picture: picture.nullable(),
    /** Only where the call names a Pro's showroom. */
    price: price.nullable(),
  })
  .meta({ id: 'SpotProduct' })
export type SpotProduct = z.infer<typeof spotProduct>
