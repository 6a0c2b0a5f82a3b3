import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** What one movement charged for a line, or, without a line, for the delivery itself. */
export type ChargedPart = {
  movementId: number
  subOrderId: number
  at: Date
  orderItemId: number | null
  goodsCents: number
  shippingCents: number
  taxCents: number
}

/** Oldest first. Movements are never changed, so the second of an order stays its second. */
export const chargesOf = (db: Queries, orderId: number): Promise<ChargedPart[]> =>
  db.query<ChargedPart>(sql`
    select m.id as "movementId", m.sub_order_id as "subOrderId", m.moved_at as at, e.order_item_id as "orderItemId",
      coalesce(-sum(e.amount_cents) filter (where e.account in ('vendor', 'contractor', 'platform')), 0)::bigint
        as "goodsCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'shipping'), 0)::bigint as "shippingCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'tax'), 0)::bigint as "taxCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.order_id = ${orderId} and m.kind = 'capture'
      and e.account in ('vendor', 'contractor', 'platform', 'shipping', 'tax')
    group by m.id, e.order_item_id order by m.id, e.order_item_id nulls last`)

export type BookedPart = {
  orderItemId: number
  account: 'vendor' | 'contractor' | 'platform' | 'tax'
  cents: number
}

/** Whose what was charged for each of these lines is, less what was given back; of what was never charged nothing. */
export const bookedOf = (db: Queries, itemIds: readonly number[]): Promise<BookedPart[]> =>
  db.query<BookedPart>(sql`
    select order_item_id as "orderItemId", account, (-sum(amount_cents))::bigint as cents
    from ledger_entry
    where order_item_id = any(${[...itemIds]}::int[]) and account in ('vendor', 'contractor', 'platform', 'tax')
    group by order_item_id, account having sum(amount_cents) <> 0`)
