import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Each purchase that is paid moved its credits and its cents once; what went back did so, too; nothing hangs. */
export const checkPurchases = async (db: Queries, since: Date): Promise<string[]> => {
  const found = await db.query<{ difference: string }>(sql`
    with moved as (
      select p.public_id, p.state, p.credits, p.amount_cents, p.refunded_credits, p.refunded_cents, p.paid_at, p.asked_at,
        coalesce((select sum(m.amount) from ai_credit_movement m
          where m.kind = 'purchase' and m.cause = 'buy:' || p.intent_id), 0)::int as bought,
        coalesce((select -sum(m.amount) from ai_credit_movement m
          where m.cause in ('refund:' || p.intent_id, 'refund-failed:' || p.intent_id)), 0)::int as taken,
        coalesce((select sum(e.amount_cents) from ledger_movement l join ledger_entry e on e.movement_id = l.id
          where l.cause = 'credits ' || p.public_id || ' paid' and e.account = 'cash'), 0)::int as cash_in,
        coalesce((select -sum(e.amount_cents) from ledger_movement l join ledger_entry e on e.movement_id = l.id
          where l.cause = 'credits ' || p.public_id || ' refunded' and e.account = 'cash'), 0)::int as cash_out
      from ai_purchase p)
    select public_id || ', ' || state || ': ' || bought || ' credits for ' || cash_in || ' cents, ' || taken
      || ' back for ' || cash_out as difference
    from moved
    where bought <> case when paid_at is null then 0 else credits end
      or cash_in <> case when paid_at is null then 0 else amount_cents end
      or taken <> refunded_credits
      or cash_out <> case when state = 'refunded' then refunded_cents else 0 end
      or (state in ('asked', 'refunding') and asked_at < ${since})
    order by 1`)
  return found.map(({ difference }) => difference)
}

export type PaidPurchase = {
  publicId: string
  paidCents: number
  refundedCents: number
  intentId: string | null
  askedAt: Date
}

export const paidPurchases = (db: Queries, providerAccount: string): Promise<PaidPurchase[]> =>
  db.query<PaidPurchase>(sql`
    select public_id as "publicId", case when paid_at is null then 0 else amount_cents end as "paidCents",
      case when state = 'refunded' then refunded_cents else 0 end as "refundedCents", intent_id as "intentId",
      asked_at as "askedAt"
    from ai_purchase where provider = ${providerAccount} order by id`)
