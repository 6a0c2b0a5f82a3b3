import { z } from 'zod'
import { cents } from '../shared/ids.ts'
import { commissionGroups } from './commission-groups.ts'

/** Of goods that were charged; each is a sum of entries of the ledger. */
const sums = {
  /** What clients paid for goods, and what coupons took off it; without tax and delivery. */
  gross_cents: cents,
  /** What coupons took off: the Pro paid for it. */
  coupon_cents: cents,
  /** The Pro’s part of what was charged, after coupons. */
  profit_cents: cents,
  /** What of it went back with goods that were sent back. */
  returned_cents: cents,
  net_cents: cents,
}

export const commissionSums = z.object(sums)
export type CommissionSums = z.infer<typeof commissionSums>

export const commissionRow = z
  .object({ key: z.string(), name: z.string(), ...sums })
  .meta({ id: 'CommissionRow' })
export type CommissionRow = z.infer<typeof commissionRow>

export const commissionReport = z
  .object({
    /** What rows are made by: a longer step than was asked for where that would be too many of them. */
    by: z.enum(commissionGroups),
    from: z.iso.date(),
    to: z.iso.date(),
    rows: z.array(commissionRow),
    current_page: z.int(),
    last_page: z.int(),
    /** Of all pages. */
    totals: commissionSums,
    /** Whether the net is what the ledger says without any of the joins behind the rows. */
    is_reconciled: z.boolean(),
    /** What else changed the balance in these days. */
    elsewhere: z.object({ design_cents: cents, adjustment_cents: cents, payout_cents: cents }),
    /** By how much pending and available rose together: the net, and what else there was. */
    balance_change_cents: cents,
    funnel: z.object({ visits: z.int(), carts: z.int(), orders: z.int() }),
  })
  .meta({ id: 'CommissionReport' })
export type CommissionReport = z.infer<typeof commissionReport>
