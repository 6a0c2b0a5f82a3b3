import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ProviderAccount } from '../cards/card.store.ts'
import type { Payable, PayablePart } from './payable.ts'

/** asked → (confirming) → held → captured or voided; or declined. No state goes back. */
export type HoldState = 'asked' | 'confirming' | 'held' | 'captured' | 'voided' | 'declined'

export type Hold = {
  id: number
  publicId: string
  /** Of the order, of the hire or of what is paid into a balance. */
  payablePublicId: string
  orderId: number | null
  subOrderId: number | null
  hireId: number | null
  milestoneId: number | null
  balancePaymentId: number | null
  attempt: number
  /** The hold that this one takes over from. */
  replacesId: number | null
  /** The client is there, and can be asked by their bank. */
  isAttended: boolean
  state: HoldState
  providerAccount: ProviderAccount
  customerId: string
  paymentMethodId: string
  cardBrand: string
  cardLast4: string
  intentId: string | null
  amountCents: number
  capturedCents: number
  refundedCents: number
  declineCode: string | null
  askedAt: Date
  heldAt: Date | null
  expiresAt: Date | null
  paymentNeededAt: Date | null
}

export type NewHold = Pick<
  Hold,
  | 'publicId'
  | 'orderId'
  | 'subOrderId'
  | 'hireId'
  | 'milestoneId'
  | 'balancePaymentId'
  | 'attempt'
  | 'replacesId'
  | 'isAttended'
  | 'providerAccount'
  | 'customerId'
  | 'paymentMethodId'
  | 'cardBrand'
  | 'cardLast4'
  | 'amountCents'
  | 'askedAt'
>

const columns = sql`h.id, h.public_id as "publicId", coalesce(o.public_id, d.public_id, b.public_id) as "payablePublicId",
  h.order_id as "orderId", h.sub_order_id as "subOrderId", h.hire_id as "hireId", h.milestone_id as "milestoneId",
  h.balance_payment_id as "balancePaymentId", h.attempt, h.replaces_id as "replacesId", h.is_attended as "isAttended", h.state, h.provider as "providerAccount",
  h.customer_id as "customerId", h.payment_method_id as "paymentMethodId", h.card_brand as "cardBrand",
  h.card_last4 as "cardLast4", h.intent_id as "intentId", h.amount_cents as "amountCents",
  h.captured_cents as "capturedCents", h.refunded_cents as "refundedCents", h.decline_code as "declineCode",
  h.asked_at as "askedAt", h.held_at as "heldAt", h.expires_at as "expiresAt",
  h.payment_needed_at as "paymentNeededAt"`

const holdsWhere = (db: Queries, condition: Sql) =>
  db.query<Hold>(sql`
    select ${columns} from payment_hold h left join shop_order o on o.id = h.order_id
      left join designer_hire d on d.id = h.hire_id left join balance_payment b on b.id = h.balance_payment_id
    where ${condition}`)

export const isFor = (payable: Payable): Sql => {
  if ('orderId' in payable) return sql`h.order_id = ${payable.orderId}`
  if ('hireId' in payable) return sql`h.hire_id = ${payable.hireId}`
  return sql`h.balance_payment_id = ${payable.balancePaymentId}`
}

const isForPart = (part: PayablePart): Sql => {
  if ('subOrderId' in part) return sql`h.sub_order_id = ${part.subOrderId}`
  if ('milestoneId' in part) return sql`h.milestone_id = ${part.milestoneId}`
  return isFor(part)
}

export const addHold = async (tx: Queries, hold: NewHold): Promise<number> => {
  const [added] = await tx.query<{ id: number }>(sql`
    insert into payment_hold (public_id, order_id, sub_order_id, hire_id, milestone_id, balance_payment_id, attempt, replaces_id, is_attended, state, provider,
      customer_id, payment_method_id, card_brand, card_last4, amount_cents, asked_at)
    values (${hold.publicId}, ${hold.orderId}, ${hold.subOrderId}, ${hold.hireId}, ${hold.milestoneId}, ${hold.balancePaymentId}, ${hold.attempt}, ${hold.replacesId},
      ${hold.isAttended}, 'asked', ${hold.providerAccount}, ${hold.customerId}, ${hold.paymentMethodId}, ${hold.cardBrand},
      ${hold.cardLast4}, ${hold.amountCents}, ${hold.askedAt})
    returning id`)
  if (!added) throw new Error('A hold was not saved.')
  return added.id
}

/** What the newest attempt asked for, in its order; what took over from them is not among them. */
export const attemptOf = (db: Queries, payable: Payable): Promise<Hold[]> =>
  holdsWhere(
    db,
    sql`${isFor(payable)} and h.replaces_id is null
      and h.attempt = (select max(h.attempt) from payment_hold h where ${isFor(payable)})
    order by h.id`,
  )

export const holdsOf = (db: Queries, payable: Payable): Promise<Hold[]> =>
  holdsWhere(db, sql`${isFor(payable)} order by h.id`)

export const holdsOfOrder = (db: Queries, orderId: number): Promise<Hold[]> => holdsOf(db, { orderId })

/** Locked: whoever changes one of them has all of its part's. */
export const lockHoldsOfPart = (tx: Queries, part: PayablePart): Promise<Hold[]> =>
  holdsWhere(tx, sql`${isForPart(part)} order by h.id for update of h`)

export const lockHoldsOf = (tx: Queries, payable: Payable): Promise<Hold[]> =>
  holdsWhere(tx, sql`${isFor(payable)} order by h.id for update of h`)

export const holdById = async (db: Queries, id: number): Promise<Hold | null> =>
  (await holdsWhere(db, sql`h.id = ${id}`))[0] ?? null

export const holdByIntent = async (db: Queries, intentId: string): Promise<Hold | null> =>
  (await holdsWhere(db, sql`h.intent_id = ${intentId}`))[0] ?? null

export const holdByPublicId = async (db: Queries, publicId: string): Promise<Hold | null> =>
  (await holdsWhere(db, sql`h.public_id = ${publicId}`))[0] ?? null

/**
 * Alive until then by the bank's word, and nothing stands in for them yet. What was asked for beside one, and refused
 * or withdrawn without anything missing by that, does not.
 */
export const holdsThatExpireBy = (db: Queries, until: Date, most: number): Promise<Hold[]> =>
  holdsWhere(
    db,
    sql`h.state = 'held' and h.expires_at <= ${until}
      and not exists (
        select 1 from payment_hold next where next.replaces_id = h.id
          and not (next.state in ('declined', 'voided') and next.payment_needed_at is null))
      and not exists (select 1 from payment_operation p where p.hold_id = h.id and p.state = 'asked')
    order by h.expires_at limit ${most}`,
  )

/** Whether money was ever asked of the provider. */
export const isAnythingAsked = async (db: Queries): Promise<boolean> => {
  const [found] = await db.query<{ asked: boolean }>(sql`select exists (select 1 from payment_hold) as asked`)
  return found?.asked ?? false
}

/** Where the bank asks its customer, for longer than that. */
export const holdsConfirmingSince = (db: Queries, before: Date, most: number): Promise<Hold[]> =>
  holdsWhere(db, sql`h.state = 'confirming' and h.asked_at <= ${before} order by h.id limit ${most}`)

/** Deliveries of these orders that nobody pays for as it stands. */
export const paymentNeededOf = (db: Queries, orderIds: readonly number[]) =>
  db.query<{ orderId: number; subOrderId: number; since: Date; amountCents: number }>(sql`
    select order_id as "orderId", sub_order_id as "subOrderId", payment_needed_at as since,
      amount_cents as "amountCents"
    from payment_hold h
    where order_id = any(${orderIds}::int[]) and payment_needed_at is not null
      and not exists (
        select 1 from payment_hold later
        where later.sub_order_id = h.sub_order_id and later.id > h.id and later.state in ('held', 'captured'))
    order by h.id`)

export const nameIntent = (tx: Queries, id: number, intentId: string) =>
  tx.query(sql`update payment_hold set intent_id = ${intentId} where id = ${id} and intent_id is null`)

export const saveHoldState = async (tx: Queries, id: number, state: 'confirming' | 'voided') => {
  await tx.query(sql`update payment_hold set state = ${state} where id = ${id}`)
}

export const saveHeld = (tx: Queries, id: number, { at, expiresAt }: { at: Date; expiresAt: Date }) =>
  tx.query(sql`
    update payment_hold set state = 'held', held_at = ${at}, expires_at = ${expiresAt} where id = ${id}`)

export const saveDeclined = (tx: Queries, id: number, code: string) =>
  tx.query(sql`update payment_hold set state = 'declined', decline_code = ${code} where id = ${id}`)

export const saveCaptured = (tx: Queries, id: number, capturedCents: number) =>
  tx.query(sql`
    update payment_hold set state = 'captured', captured_cents = ${capturedCents} where id = ${id}`)

export const addRefunded = (tx: Queries, id: number, amountCents: number) =>
  tx.query(sql`
    update payment_hold set refunded_cents = refunded_cents + ${amountCents} where id = ${id}`)

export const savePaymentNeeded = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`
    update payment_hold set payment_needed_at = coalesce(payment_needed_at, ${at}) where id = ${id}`)

export const clearPaymentNeeded = (tx: Queries, id: number) =>
  tx.query(sql`update payment_hold set payment_needed_at = null where id = ${id}`)
