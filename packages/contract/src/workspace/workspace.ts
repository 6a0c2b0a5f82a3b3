import { z } from 'zod'
import { cents } from '../shared/ids.ts'

/** How much waits for somebody, by the panel of their workspace where it is dealt with; none is left out. */
export const waiting = z.record(z.string(), z.int()).meta({ id: 'Waiting' })
export type Waiting = z.infer<typeof waiting>

/** What makes a showroom ready for its first client, in the order in which it is best done. */
export const setUpSteps = ['brand', 'markup', 'payouts', 'client'] as const
export type SetUpStep = (typeof setUpSteps)[number]

export const proHome = z
  .object({
    /** Null until the application is approved. */
    showroom: z.object({ vsd_id: z.string(), company_name: z.string() }).nullable(),
    /** Of the last thirty days; a visit is one opening of the shop, by whomever. */
    funnel: z.object({ visits: z.int(), carts: z.int(), orders: z.int() }),
    /** Since the first of this month, by the marketplace's calendar. */
    month: z.object({ orders: z.int(), sales_cents: cents.optional() }),
    set_up: z.array(z.object({ step: z.enum(setUpSteps), is_done: z.boolean() })),
  })
  .meta({ id: 'ProHome' })
export type ProHome = z.infer<typeof proHome>

/** What has to be there before a vendor's goods are sold and paid for, in the order in which it is best done. */
export const vendorSetUpSteps = ['warehouse', 'goods', 'payouts'] as const
export type VendorSetUpStep = (typeof vendorSetUpSteps)[number]

export const vendorHome = z
  .object({
    /** Since the first of this month, by the marketplace's calendar, of what the vendor sees already; without what was declined or cancelled. */
    month: z.object({
      lines: z.int(),
      /** At the vendor's own prices. */
      sales_cents: cents,
    }),
    goods: z.object({
      /** In the shops; `low` and `out` are among them. */
      active: z.int(),
      low: z.int(),
      out: z.int(),
      /** Sent back by who looks at new goods. */
      rejected: z.int(),
    }),
    set_up: z.array(z.object({ step: z.enum(vendorSetUpSteps), is_done: z.boolean() })),
  })
  .meta({ id: 'VendorHome' })
export type VendorHome = z.infer<typeof vendorHome>
