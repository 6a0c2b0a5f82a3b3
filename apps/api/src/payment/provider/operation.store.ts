import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { isWaiting } from '../disputes/dispute.store.ts'
import { isFor } from '../holds/hold.store.ts'
import type { Payable } from '../holds/payable.ts'

export type OperationKind = 'authorise' | 'capture' | 'void' | 'refund'

/** Whose money an amount is, by item: what the ledger writes when the provider has done it. All parts are above zero, but what a refund keeps back. */
export type MoneyPart = {
  account: 'vendor' | 'contractor' | 'platform' | 'tax' | 'shipping'
  /** Of `vendor`: vendor.id; of `contractor`: showroom.id; else null. */
  partyId: number | null
  orderItemId: number | null
  amountCents: number
}

export type Operation = {
  id: number
  /** The provider's idempotency key. */
  publicId: string
  holdId: number
  kind: OperationKind
  amountCents: number | null
  parts: MoneyPart[]
  state: 'asked' | 'done' | 'refused'
  attempts: number
  /** Keys that the provider answers with an error of its own. */
  spentKeys: number
  reason: string
  askedAt: Date
  providerRef: string | null
}

const columns = sql`id, public_id as "publicId", hold_id as "holdId", kind, amount_cents as "amountCents", parts, state,
  tries as attempts, spent_keys as "spentKeys", reason, asked_at as "askedAt", provider_ref as "providerRef"`

type NewOperation = Pick<Operation, 'publicId' | 'holdId' | 'kind' | 'amountCents' | 'askedAt'> & {
  parts?: readonly MoneyPart[]
  reason?: string
}

export const addOperation = (tx: Queries, one: NewOperation) =>
  tx.query(sql`
    insert into payment_operation (public_id, hold_id, kind, amount_cents, parts, reason, asked_at, next_try_at)
    values (${one.publicId}, ${one.holdId}, ${one.kind}, ${one.amountCents},
      ${JSON.stringify(one.parts ?? [])}::jsonb, ${one.reason ?? ''}, ${one.askedAt}, ${one.askedAt})`)

export const operationsOf = (db: Queries, holdIds: readonly number[]): Promise<Operation[]> =>
  db.query<Operation>(sql`
    select ${columns} from payment_operation where hold_id = any(${holdIds}::int[]) order by id`)

type Claiming = { now: Date; until: Date; payable?: Payable }

/**
 * The next operation that may be asked for now, taken by the caller alone until `until`. One hold of an attempt is asked
 * for after the other, but what was asked before is asked again until its outcome is known, and voided after that. A hold
 * is captured when it is settled what stands in for its rest.
 */
export const claimOperation = async (
  db: Queries,
  { now, until, payable }: Claiming,
): Promise<Operation | null> => {
  const isWanted = payable ? isFor(payable) : sql`true`
  const [claimed] = await db.query<Operation>(sql`
    update payment_operation set tries = tries + 1, next_try_at = ${until}
    where id = (
      select p.id from payment_operation p join payment_hold h on h.id = p.hold_id
      where p.state = 'asked' and p.next_try_at <= ${now}
        and ${isWanted}
        and case p.kind
          when 'authorise' then h.state = 'asked' and (p.tries > 0 or case when h.replaces_id is null
            then not exists (
              select 1 from payment_hold earlier
              where (earlier.order_id = h.order_id or earlier.hire_id = h.hire_id) and earlier.attempt = h.attempt and earlier.replaces_id is null
                and earlier.id < h.id and earlier.state <> 'held')
            else not exists (
              select 1 from payment_hold before where before.id = h.replaces_id and before.state in ('asked', 'confirming')) end)
          when 'capture' then h.state = 'held' and not exists (
            select 1 from payment_hold rest where rest.replaces_id = h.id and rest.state in ('asked', 'confirming'))
          when 'refund' then h.state = 'captured' and not exists (
            select 1 from payment_dispute d where d.hold_id = h.id and ${isWaiting})
          when 'void' then not exists (
            select 1 from payment_operation asking
            where asking.hold_id = h.id and asking.kind = 'authorise' and asking.state = 'asked')
          end
      order by p.id limit 1 for update of p skip locked)
      and state = 'asked'
    returning ${columns}`)
  return claimed ?? null
}

export const finishOperation = (
  tx: Queries,
  id: number,
  { state, at, lastError }: { state: 'done' | 'refused'; at: Date; lastError?: string },
) =>
  tx.query(sql`
    update payment_operation set state = ${state}, done_at = ${at}, trouble = ${lastError ?? null}
    where id = ${id} and state = 'asked'`)

/** Whether it was never asked, and now never will be. */
export const withdrawOperation = async (tx: Queries, holdId: number, at: Date): Promise<boolean> => {
  const withdrawn = await tx.query(sql`
    update payment_operation set state = 'refused', done_at = ${at}, trouble = 'withdrawn before it was asked'
    where hold_id = ${holdId} and kind = 'authorise' and state = 'asked' and tries = 0 returning id`)
  return withdrawn.length > 0
}

export const postponeOperation = (
  db: Queries,
  id: number,
  { until, lastError, isKeySpent }: { until: Date; lastError: string; isKeySpent: boolean },
) =>
  db.query(sql`
    update payment_operation set next_try_at = ${until}, trouble = ${lastError.slice(0, 500)},
      spent_keys = spent_keys + ${isKeySpent ? 1 : 0}
    where id = ${id} and state = 'asked'`)

export const nameRefund = (tx: Queries, id: number, providerRef: string) =>
  tx.query(sql`update payment_operation set provider_ref = ${providerRef} where id = ${id}`)

/**
 * Whether the operation is in somebody's hand, rather than waiting after an error. It is so from the moment that its row
 * is locked to be claimed, which nobody else sees yet: for whoever could not claim it, the row still says that it is due.
 */
export const isBeingAsked = async (db: Queries, holdId: number): Promise<boolean> => {
  const [found] = await db.query(sql`
    select 1 from payment_operation
    where hold_id = ${holdId} and kind = 'authorise' and state = 'asked' and trouble is null`)
  return found !== undefined
}

/** What was to be done with a hold that never came is done with the one that stands. */
export const moveOperations = (tx: Queries, fromHoldId: number, toHoldId: number) =>
  tx.query(sql`
    update payment_operation set hold_id = ${toHoldId}
    where hold_id = ${fromHoldId} and state = 'asked' and kind = 'capture'`)

export const operationByPublicId = async (db: Queries, publicId: string): Promise<Operation | null> =>
  (
    await db.query<Operation>(sql`select ${columns} from payment_operation where public_id = ${publicId}`)
  )[0] ?? null
