import { z } from 'zod'
import { dayTyped } from '../shared/day-typed.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { tableQuery } from '../shared/table.ts'
import { soldOrderSorts } from './sold-order-sorts.ts'
import { orderStatus } from './order.ts'

/** An order in the list that the popup is opened from: the viewer's own lines of it, and what those bring. */
export const soldOrderRow = z
  .object({
    id: opaqueId,
    number: z.string(),
    company_name: z.string(),
    /** Who ordered and for how much: a vendor's row says none of it. */
    client: z.string().optional(),
    client_total_cents: cents.optional(),
    placed_at: z.iso.datetime(),
    item_count: z.int(),
    /** What the ledger has for the viewer: what was charged, less what was given back. */
    profit_cents: cents.optional(),
    /** What lines that are not charged yet will bring; like the profit it is left out in Client view. */
    expected_cents: cents.optional(),
    /** The one that needs looking at most. */
    status: orderStatus,
    status_label: z.string(),
  })
  .meta({ id: 'SoldOrder' })
export type SoldOrderRow = z.infer<typeof soldOrderRow>

/** What the list of sold orders can be sorted by. */

export const soldOrderQuery = z.object({
  ...tableQuery(soldOrderSorts),
  status: orderStatus.optional(),
  from: dayTyped,
  to: dayTyped,
})
export type SoldOrderQuery = z.output<typeof soldOrderQuery>
