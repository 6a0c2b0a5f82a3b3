import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { HoldState } from '../payment/holds/hold.store.ts'
import { isWithdrawn } from '../payment/disputes/withdrawn-refund.store.ts'
import type { OperationKind } from '../payment/provider/operation.store.ts'

export type CheckedHold = {
  id: number
  publicId: string
  subOrderId: number | null
  milestoneId: number | null
  balancePaymentId: number | null
  /** The order's; of a hire, or of what is paid into a balance, its public id. */
  number: string
  /** Whether what it is for stands. */
  isPlaced: boolean
  state: HoldState
  intentId: string | null
  amountCents: number
  capturedCents: number
  refundedCents: number
  askedAt: Date
}

/** Every hold at the configured provider account. */
export const checkedHolds = (db: Queries, providerAccount: string): Promise<CheckedHold[]> =>
  db.query<CheckedHold>(sql`
    select h.id, h.public_id as "publicId", h.sub_order_id as "subOrderId", h.milestone_id as "milestoneId",
      h.balance_payment_id as "balancePaymentId",
      coalesce(o.number, 'hire ' || d.public_id, 'balance payment ' || b.public_id) as number,
      coalesce(o.state = 'placed', d.state not in ('unpaid', 'declined', 'expired', 'cancelled'),
        b.state in ('charging', 'paid')) as "isPlaced",
      h.state, h.intent_id as "intentId", h.amount_cents as "amountCents", h.captured_cents as "capturedCents",
      h.refunded_cents as "refundedCents", h.asked_at as "askedAt"
    from payment_hold h left join shop_order o on o.id = h.order_id left join designer_hire d on d.id = h.hire_id
      left join balance_payment b on b.id = h.balance_payment_id
    where h.provider = ${providerAccount} order by h.id`)

export type OpenOperation = {
  publicId: string
  kind: OperationKind
  attempts: number
  lastError: string | null
}

/** What was decided before `since` and is not done yet. */
export const operationsOpenSince = (db: Queries, since: Date): Promise<OpenOperation[]> =>
  db.query<OpenOperation>(sql`
    select public_id as "publicId", kind, tries as attempts, trouble as "lastError" from payment_operation
    where state = 'asked' and asked_at < ${since} order by id`)

/** What the provider would not do: somebody has to look at it. What a bank has done instead is no trouble. */
export const operationsRefused = (db: Queries): Promise<OpenOperation[]> =>
  db.query<OpenOperation>(sql`
    select public_id as "publicId", kind, tries as attempts, trouble as "lastError" from payment_operation p
    where state = 'refused' and kind in ('capture', 'refund') and not ${isWithdrawn} order by id`)

export type KnownEvent = { id: string; type: string; isHandled: boolean; receivedAt: Date }

export const knownEvents = (db: Queries): Promise<KnownEvent[]> =>
  db.query<KnownEvent>(sql`
    select event_id as id, type, handled_at is not null as "isHandled", received_at as "receivedAt"
    from provider_event order by received_at, event_id`)

/** Money that the ledger moved at another time, or as another kind, than the operation it came from. */
export const operationsPostedOtherwise = (
  db: Queries,
): Promise<{ publicId: string; kind: OperationKind }[]> =>
  db.query(sql`
    select o.public_id as "publicId", o.kind
    from payment_operation o join ledger_movement m on m.cause = 'operation ' || o.id
    where m.kind <> o.kind or m.moved_at is distinct from o.done_at order by o.id`)

/** Orders, hires and balances that are paid with the card of another account; who has left is nobody's any more. */
export const ordersPaidByOthers = async (db: Queries): Promise<string[]> => {
  const paid = await db.query<{ number: string }>(sql`
    select distinct coalesce(o.number, 'hire ' || d.public_id, 'balance payment ' || b.public_id) as number
    from payment_hold h left join shop_order o on o.id = h.order_id left join designer_hire d on d.id = h.hire_id
      left join balance_payment b on b.id = h.balance_payment_id
      join payment_customer c on c.provider = h.provider and c.customer_id = h.customer_id
    where c.account_id <> coalesce(o.account_id, d.account_id, b.asked_by) order by 1`)
  return paid.map(({ number }) => number)
}
