import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** There are none, unless somebody went around the trigger. */
export const unbalancedMovements = (db: Queries): Promise<{ cause: string; cents: number }[]> =>
  db.query(sql`
    select m.cause, coalesce(sum(e.amount_cents), 0)::bigint as cents
    from ledger_movement m left join ledger_entry e on e.movement_id = m.id
    group by m.id having coalesce(sum(e.amount_cents), 0) <> 0 or count(e.id) = 0 order by m.id`)

export type ItemSum = { orderItemId: number; paidCents: number; chargedCents: number }

/** What was charged for a line, and what of it was not given back, by all whose money it is. What a bank took back is of no line's price. */
export const paidByItem = (db: Queries): Promise<ItemSum[]> =>
  db.query<ItemSum>(sql`
    select order_item_id as "orderItemId", (-sum(amount_cents))::bigint as "paidCents",
      (-sum(least(amount_cents, 0)))::bigint as "chargedCents"
    from ledger_entry e join ledger_movement m on m.id = e.movement_id
    where order_item_id is not null and m.kind <> 'dispute' group by order_item_id`)

export type BookedShare = {
  orderItemId: number
  account: string
  partyId: number | null
  amountCents: number
}

/** Whose what was charged for a line is, less what was given back. */
export const sharesByItem = (db: Queries): Promise<BookedShare[]> =>
  db.query<BookedShare>(sql`
    select order_item_id as "orderItemId", account, party_id as "partyId", (-sum(amount_cents))::bigint as "amountCents"
    from ledger_entry e join ledger_movement m on m.id = e.movement_id
    where order_item_id is not null and m.kind <> 'dispute' group by order_item_id, account, party_id
    having sum(amount_cents) <> 0`)

/** Of a delivery, of a milestone or of what is paid into a balance: the others are null. What is of none is no card's money. */
export type PartSum = {
  subOrderId: number | null
  milestoneId: number | null
  balancePaymentId: number | null
  heldCents: number
  chargedCents: number
  refundedCents: number
  /** What banks ever set aside for it, a hold that took over from another not counted twice. */
  everHeldCents: number
  releasedCents: number
}

export const sumsByPart = (db: Queries): Promise<PartSum[]> =>
  db.query<PartSum>(sql`
    select m.sub_order_id as "subOrderId", m.milestone_id as "milestoneId",
      m.balance_payment_id as "balancePaymentId",
      coalesce(sum(e.amount_cents) filter (where e.account = 'held'), 0)::bigint as "heldCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'cash' and e.amount_cents > 0), 0)::bigint
        as "chargedCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'cash' and e.amount_cents < 0), 0)::bigint
        as "refundedCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'held' and m.kind = 'hold'), 0)::bigint
        as "everHeldCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'held' and m.kind = 'release'), 0)::bigint
        as "releasedCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where num_nonnulls(m.sub_order_id, m.milestone_id, m.balance_payment_id) = 1 and m.kind <> 'dispute'
    group by m.sub_order_id, m.milestone_id, m.balance_payment_id`)
