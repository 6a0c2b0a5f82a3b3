import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Invoice = {
  id: string
  number: string
  subscriptionId: string
  customerId: string
  intentId: string
  amount: number
  status: 'open' | 'paid' | 'void'
  reason: 'subscription_create' | 'subscription_cycle'
  secret: string
  periodStart: Date
  periodEnd: Date
  attempts: number
  paidAt: Date | null
  createdAt: Date
}

/** Newest first. For conditions that call the invoice `i` and its payment `p`. */
export const invoicesWhere = (tx: Queries, condition: Sql) =>
  tx.query<Invoice>(sql`
    select i.id, i.number, i.subscription_id as "subscriptionId", s.customer_id as "customerId",
      i.intent_id as "intentId", i.amount, i.status, i.reason, i.secret, i.period_start as "periodStart",
      i.period_end as "periodEnd", i.attempts, i.paid_at as "paidAt", i.created_at as "createdAt"
    from invoice i join subscription s on s.id = i.subscription_id join payment_intent p on p.id = i.intent_id
    where ${condition} order by i.place desc`)

/** Adds it, or puts all that changes of it in the place of what was there. */
export const saveInvoice = (tx: Queries, one: Invoice) =>
  tx.query(sql`
    insert into invoice (id, number, subscription_id, intent_id, amount, status, reason, secret, period_start, period_end,
      attempts, paid_at, created_at)
    values (${one.id}, ${one.number}, ${one.subscriptionId}, ${one.intentId}, ${one.amount}, ${one.status},
      ${one.reason}, ${one.secret}, ${one.periodStart}, ${one.periodEnd}, ${one.attempts}, ${one.paidAt},
      ${one.createdAt})
    on conflict (id) do update set status = excluded.status, attempts = excluded.attempts, paid_at = excluded.paid_at`)
