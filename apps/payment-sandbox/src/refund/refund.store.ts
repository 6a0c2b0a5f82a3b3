import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Refund = {
  id: string
  chargeId: string
  intentId: string
  currency: string
  amount: number
  reason: string | null
  metadata: Record<string, string>
  createdAt: Date
}

/** Newest first. */
export const refundsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Refund>(sql`
    select refund.id, charge_id as "chargeId", intent_id as "intentId", currency, refund.amount, reason,
      refund.metadata, refund.created_at as "createdAt"
    from refund join charge on charge.id = charge_id join payment_intent on payment_intent.id = intent_id
    where ${condition} order by refund.place desc`)

export const saveRefund = (tx: Queries, one: Refund) =>
  tx.query(sql`
    insert into refund (id, charge_id, amount, reason, metadata, created_at)
    values (${one.id}, ${one.chargeId}, ${one.amount}, ${one.reason}, ${JSON.stringify(one.metadata)}::jsonb,
      ${one.createdAt})
    on conflict (id) do update set metadata = excluded.metadata`)
