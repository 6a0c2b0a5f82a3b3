import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Charge = {
  id: string
  intentId: string
  paymentMethodId: string
  amount: number
  amountCaptured: number
  amountRefunded: number
  isCaptured: boolean
  /** Its owner's bank was told that they do not want to have paid it. */
  isDisputed: boolean
  status: 'succeeded' | 'failed'
  failure: { code: string; message: string; declineCode: string | null } | null
  captureBefore: Date | null
  createdAt: Date
}

/** Newest first. */
export const chargesWhere = (tx: Queries, condition: Sql) =>
  tx.query<Charge>(sql`
    select id, intent_id as "intentId", payment_method_id as "paymentMethodId", amount,
      amount_captured as "amountCaptured", amount_refunded as "amountRefunded", is_captured as "isCaptured", status,
      exists (select 1 from dispute where charge_id = charge.id) as "isDisputed",
      failure, capture_before as "captureBefore", created_at as "createdAt"
    from charge where ${condition} order by place desc`)

export const chargeById = async (tx: Queries, id: string): Promise<Charge | null> =>
  (await chargesWhere(tx, sql`id = ${id}`))[0] ?? null

export const saveCharge = (tx: Queries, one: Charge) =>
  tx.query(sql`
    insert into charge (id, intent_id, payment_method_id, amount, amount_captured, amount_refunded, is_captured,
      status, failure, capture_before, created_at)
    values (${one.id}, ${one.intentId}, ${one.paymentMethodId}, ${one.amount}, ${one.amountCaptured},
      ${one.amountRefunded}, ${one.isCaptured}, ${one.status}, ${one.failure && JSON.stringify(one.failure)}::jsonb,
      ${one.captureBefore}, ${one.createdAt})
    on conflict (id) do update set amount_captured = excluded.amount_captured,
      amount_refunded = excluded.amount_refunded, is_captured = excluded.is_captured`)
