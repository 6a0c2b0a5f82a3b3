import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Movement, OrderMovementKind } from './ledger.ts'

export const saveMovement = async (tx: Queries, movement: Movement): Promise<boolean> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into ledger_movement (kind, cause, order_id, sub_order_id, hire_id, milestone_id, balance_payment_id, moved_at)
    values (${movement.kind}, ${movement.cause}, ${movement.orderId ?? null}, ${movement.subOrderId ?? null},
      ${movement.hireId ?? null}, ${movement.milestoneId ?? null},
      ${movement.balancePaymentId ?? null}, ${movement.at})
    on conflict (cause) do nothing returning id`)
  if (!saved) return false
  await tx.query(sql`
    insert into ledger_entry (movement_id, account, party_id, order_item_id, amount_cents)
    select ${saved.id}::bigint, account, "partyId", "orderItemId", "amountCents"
    from jsonb_to_recordset(${JSON.stringify(movement.entries)}::jsonb)
      as entry (account text, "partyId" int, "orderItemId" int, "amountCents" bigint)`)
  return true
}

export type Sums = {
  orderId: number
  subOrderId: number
  /** What banks set aside now. */
  heldCents: number
  chargedCents: number
  /** What was released without being charged. */
  releasedCents: number
  refundedCents: number
}

/** By sub-order; one without a movement has no row. */
export const sumsOf = (db: Queries, orderIds: readonly number[]): Promise<Sums[]> =>
  db.query<Sums>(sql`
    select m.order_id as "orderId", m.sub_order_id as "subOrderId",
      coalesce(sum(e.amount_cents) filter (where e.account = 'held'), 0)::bigint as "heldCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'capture'), 0)::bigint
        as "chargedCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'held' and m.kind = 'release'), 0)::bigint
        as "releasedCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'cash' and m.kind = 'refund'), 0)::bigint
        as "refundedCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.order_id = any(${orderIds}::int[])
    group by m.order_id, m.sub_order_id order by m.sub_order_id`)

export type ShownMovement = {
  kind: Exclude<OrderMovementKind, 'dispute'>
  subOrderId: number
  amountCents: number
  at: Date
}

/**
 * What happened to a client's money, oldest first: what was held or released, charged or refunded; what their bank took
 * back they have of their bank. A hold that takes over
 * from another is told once, as what it holds: what the other one lets go is not a release to people.
 */
export const movementsOf = (db: Queries, orderId: number): Promise<ShownMovement[]> =>
  db.query<ShownMovement>(sql`
    select m.kind, m.sub_order_id as "subOrderId", m.moved_at as at, abs(coalesce(
        nullif(sum(e.amount_cents) filter (where e.account = 'cash'), 0),
        sum(e.amount_cents) filter (where e.account = 'held'), 0))::bigint as "amountCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.order_id = ${orderId} and m.kind <> 'dispute' group by m.id
    having not (m.kind = 'adjustment' and sum(e.amount_cents) filter (where e.account = 'held') < 0)
    order by m.moved_at, m.id`)

/** What a vendor earned by an order, and gave back of it: a charge and a refund are what it is to the vendor alone. */
export const vendorMovementsOf = (
  db: Queries,
  { orderId, vendorId }: { orderId: number; vendorId: number },
): Promise<ShownMovement[]> =>
  db.query<ShownMovement>(sql`
    select m.kind, m.sub_order_id as "subOrderId", m.moved_at as at, abs(sum(e.amount_cents))::bigint as "amountCents"
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.order_id = ${orderId} and e.account = 'vendor' and e.party_id = ${vendorId}
      and m.kind <> 'dispute'
    group by m.id order by m.moved_at, m.id`)

export type Balance = { partyId: number; owedCents: number }

/** What vendors (by vendor.id) or contractors (by showroom.id) are owed; below zero: what they owe. */
export const balancesOf = (db: Queries, account: 'vendor' | 'contractor'): Promise<Balance[]> =>
  db.query<Balance>(sql`
    select party_id as "partyId", (-sum(amount_cents))::bigint as "owedCents"
    from ledger_entry where account = ${account} group by party_id order by party_id`)

export const balanceOf = async (
  db: Queries,
  { account, partyId }: { account: 'vendor' | 'contractor'; partyId: number },
): Promise<number> => {
  const [balance] = await db.query<{ owedCents: number }>(sql`
    select coalesce(-sum(amount_cents), 0)::bigint as "owedCents"
    from ledger_entry where account = ${account} and party_id = ${partyId}`)
  return balance?.owedCents ?? 0
}
