import { z } from 'zod'
import { category } from '../catalogue/catalogue.ts'

/** A hit of the Showroom ID box: id, company_name, vsd_id, and what tells two of one name apart. */
export const showroomHit = z
  .object({
    id: z.string(),
    company_name: z.string(),
    vsd_id: z.string(),
    city: z.string(),
    state: z.string(),
    license_number: z.string().nullable(),
  })
  .meta({ id: 'ShowroomHit' })
export type ShowroomHit = z.infer<typeof showroomHit>

const addon = z.object({ subscription_status: z.enum(['active', 'inactive']) })

export const showroomProfile = z
  .object({
    user_id: z.string(),
    vsd_id: z.string(),
    company_name: z.string(),
    basic_addon: addon,
    custom_addon: addon,
    /** The colour the showroom is entitled to; null means the marketplace's own. */
    theme_color: z.string().nullable(),
    business_logo: z.string().nullable(),
    /** The opaque name of its banner, where it is entitled to one. */
    banner: z.string().nullable(),
    showroom_subscription: z
      .object({ subscription_status: z.string(), plan: z.string(), paid_amount: z.number() })
      .nullable(),
    tagline: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    phone: z.string().nullable(),
    license_number: z.string().nullable(),
    since_year: z.int().nullable(),
    /** It takes no new orders and no new clients at this moment. */
    is_unavailable: z.boolean(),
  })
  .meta({ id: 'ShowroomProfile' })
export type ShowroomProfile = z.infer<typeof showroomProfile>

/** `data.profile` and `data.category`; empty data means not found (specification §7). */
export const shopProfile = z.union([
  z.object({ profile: showroomProfile, category: z.array(category) }),
  z.array(z.never()).max(0),
])
