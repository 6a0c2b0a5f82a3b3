import { z } from 'zod'
import { cents, opaqueId } from '../shared/ids.ts'
import { pricingScope } from './markup.ts'

export const coupon = pricingScope
  .omit({ vendor: true })
  .extend({
    id: opaqueId,
    code: z.string(),
    /** Either a share of the price, or an amount of the whole order. */
    off_bps: z.int().nullable(),
    off_cents: cents.nullable(),
    minimum_cents: cents,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().nullable(),
    limit_total: z.int().nullable(),
    limit_per_client: z.int().nullable(),
    is_active: z.boolean(),
    used: z.int(),
    /** The largest share that the markup of what it is for leaves room for; 0 where nothing is shown. */
    largest_bps: z.int(),
    /** Where the markup leaves less room than the coupon takes: “Limited to 9.09 % on 312 products.” */
    warning: z.string().nullable(),
  })
  .meta({ id: 'Coupon' })
export type ShownCoupon = z.infer<typeof coupon>

export const couponRoom = z
  .object({
    /** The share of the price that the markup leaves. */
    largest_bps: z.int(),
    products: z.int(),
  })
  .meta({ id: 'CouponRoom' })
