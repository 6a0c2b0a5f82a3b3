import type { DisputeBearer, DisputeState } from '@showroom/contract/dispute/dispute.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type Dispute = {
  id: number
  publicId: string
  providerRef: string
  holdId: number
  orderId: number | null
  subOrderId: number | null
  amountCents: number
  feeCents: number
  reason: string
  state: DisputeState
  answerBy: Date | null
  openedAt: Date
  closedAt: Date | null
  answer: 'evidence' | 'accepted' | null
  answerNote: string
  answeredAt: Date | null
  bearer: DisputeBearer | null
  bearerDecidedAt: Date | null
}

const columns = sql`d.id, d.public_id as "publicId", d.provider_ref as "providerRef", d.hold_id as "holdId",
  h.order_id as "orderId", h.sub_order_id as "subOrderId", d.amount_cents as "amountCents", d.fee_cents as "feeCents",
  d.reason, d.state, d.answer_by as "answerBy", d.opened_at as "openedAt", d.closed_at as "closedAt", d.answer,
  d.answer_note as "answerNote", d.answered_at as "answeredAt", d.borne_by as bearer,
  d.borne_decided_at as "bearerDecidedAt"`

const from = sql`payment_dispute d join payment_hold h on h.id = d.hold_id`

/** Its bank has not decided, or nobody has said who bears what was lost. */
export const isWaiting = sql`
  (d.state in ('needs_response', 'under_review') or d.state = 'lost' and d.borne_by is null)`

const disputesWhere = (db: Queries, condition: Sql) =>
  db.query<Dispute>(sql`select ${columns} from ${from} where ${condition}`)

export const disputeById = async (db: Queries, id: number): Promise<Dispute | null> =>
  (await disputesWhere(db, sql`d.id = ${id}`))[0] ?? null

export const disputeByPublicId = async (db: Queries, publicId: string): Promise<Dispute | null> =>
  (await disputesWhere(db, sql`d.public_id = ${publicId}`))[0] ?? null

export const lockDispute = async (tx: Queries, id: number): Promise<Dispute | null> =>
  (await disputesWhere(tx, sql`d.id = ${id} for update of d`))[0] ?? null

/** By the provider's name of it, so that nobody else changes it until the transaction ends. */
export const lockDisputeNamed = async (tx: Queries, providerRef: string): Promise<Dispute | null> =>
  (await disputesWhere(tx, sql`d.provider_ref = ${providerRef} for update of d`))[0] ?? null

type NewDispute = Pick<
  Dispute,
  'publicId' | 'providerRef' | 'holdId' | 'amountCents' | 'reason' | 'answerBy' | 'openedAt'
> & { provider: string }

/** False: it was told before. */
export const addDispute = async (tx: Queries, one: NewDispute): Promise<boolean> => {
  const added = await tx.query(sql`
    insert into payment_dispute (public_id, provider, provider_ref, hold_id, amount_cents, reason, state, answer_by,
      opened_at)
    values (${one.publicId}, ${one.provider}, ${one.providerRef}, ${one.holdId}, ${one.amountCents}, ${one.reason},
      'needs_response', ${one.answerBy}, ${one.openedAt})
    on conflict (provider_ref) do nothing returning id`)
  return added.length > 0
}

type Told = Pick<Dispute, 'state' | 'amountCents' | 'feeCents' | 'answerBy' | 'closedAt'>

export const saveTold = (tx: Queries, id: number, told: Told) =>
  tx.query(sql`
    update payment_dispute set state = ${told.state}, amount_cents = ${told.amountCents},
      fee_cents = ${told.feeCents}, answer_by = ${told.answerBy}, closed_at = ${told.closedAt}
    where id = ${id}`)

type Answered = { answer: 'evidence' | 'accepted'; note: string; by: number; at: Date }

export const saveAnswer = (tx: Queries, id: number, { answer, note, by, at }: Answered) =>
  tx.query(sql`
    update payment_dispute set answer = ${answer}, answer_note = ${note}, answered_by = ${by}, answered_at = ${at}
    where id = ${id}`)

/** The bank never heard it, or asks for another. False: it waits for none. */
export const forgetAnswer = async (tx: Queries, id: number): Promise<boolean> => {
  const forgotten = await tx.query(sql`
    update payment_dispute set answer = null, answer_note = '', answered_by = null, answered_at = null
    where id = ${id} and state = 'needs_response' returning id`)
  return forgotten.length > 0
}

export const saveBearer = (
  tx: Queries,
  id: number,
  { bearer, by, at }: { bearer: DisputeBearer; by: number; at: Date },
) =>
  tx.query(sql`
    update payment_dispute set borne_by = ${bearer}, borne_decided_by = ${by}, borne_decided_at = ${at}
    where id = ${id}`)

/** It is not lost any more: nobody bears it. */
export const forgetBearer = (tx: Queries, id: number) =>
  tx.query(sql`
    update payment_dispute set borne_by = null, borne_decided_by = null, borne_decided_at = null
    where id = ${id}`)

/** Of these orders, those of which something is disputed, or lost and nobody's yet: what was earned by them waits. */
export const ordersHeldByDisputes = async (
  db: Queries,
  orderIds: readonly number[],
): Promise<Set<number>> => {
  const held = await db.query<{ id: number }>(sql`
    select distinct h.order_id as id from ${from}
    where h.order_id = any(${[...orderIds]}::int[])
      and ${isWaiting}`)
  return new Set(held.map(({ id }) => id))
}

/** When the last dispute of an order ended: by the bank's word, or by ours on who bears it. */
export const disputesEndedAt = async (
  db: Queries,
  orderIds: readonly number[],
): Promise<Map<number, Date>> => {
  const ended = await db.query<{ id: number; at: Date }>(sql`
    select h.order_id as id, max(greatest(d.closed_at, d.borne_decided_at)) as at from ${from}
    where h.order_id = any(${[...orderIds]}::int[]) and d.closed_at is not null group by h.order_id`)
  return new Map(ended.map(({ id, at }) => [id, at]))
}

/** Of these holds, what banks have taken back for good, in cents; and whether one of them may still be taken back, or is nobody’s loss yet. */
export const disputedOf = async (
  tx: Queries,
  holdIds: readonly number[],
): Promise<{ isWaiting: boolean; lostOf: Map<number, number> }> => {
  const disputed = await tx.query<{ id: number; isWaiting: boolean; lostCents: number }>(sql`
    select d.hold_id as id, bool_or(${isWaiting}) as "isWaiting",
      coalesce(sum(d.amount_cents) filter (where d.state = 'lost'), 0)::bigint as "lostCents"
    from payment_dispute d where d.hold_id = any(${[...holdIds]}::int[]) group by d.hold_id`)
  return {
    isWaiting: disputed.some((one) => one.isWaiting),
    lostOf: new Map(disputed.map(({ id, lostCents }) => [id, lostCents])),
  }
}
