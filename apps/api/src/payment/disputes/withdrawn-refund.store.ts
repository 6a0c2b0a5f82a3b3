import type { Queries } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import type { MoneyPart } from '../provider/operation.store.ts'

/** Why a refund is not asked for any more: nobody refused it, and its client has the money. */
const trouble = raw("'the bank has given it back'")

/** A refund that a bank has made needless: `p` of `payment_operation`. */
export const isWithdrawn = sql`(p.kind = 'refund' and p.state = 'refused' and p.trouble = ${trouble})`

export const withdrawRefund = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`
    update payment_operation set state = 'refused', done_at = ${at}, trouble = ${trouble}
    where id = ${id} and kind = 'refund' and state = 'asked'`)

/** The bank has found for us after all: its client is owed what was withdrawn. */
export const askWithdrawnAgain = (tx: Queries, holdId: number, at: Date) =>
  tx.query(sql`
    update payment_operation p set state = 'asked', done_at = null, trouble = null, next_try_at = ${at}
    where p.hold_id = ${holdId} and ${isWithdrawn}`)

export type WithdrawnPart = MoneyPart & { orderItemId: number }

/** Whose it would have been, of each line: what its client has of their bank. */
export const withdrawnParts = (db: Queries): Promise<WithdrawnPart[]> =>
  db.query<WithdrawnPart>(sql`
    select part.account, part."partyId", part."orderItemId", sum(part."amountCents")::bigint as "amountCents"
    from payment_operation p, jsonb_to_recordset(p.parts)
      as part (account text, "partyId" int, "orderItemId" int, "amountCents" bigint)
    where ${isWithdrawn} and part."orderItemId" is not null
    group by part.account, part."partyId", part."orderItemId"`)
