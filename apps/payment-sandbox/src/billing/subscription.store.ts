import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Subscription = {
  id: string
  customerId: string
  priceId: string
  paymentMethodId: string | null
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  isCanceledAtEnd: boolean
  periodStart: Date
  periodEnd: Date
  metadata: Record<string, string>
  canceledAt: Date | null
  endedAt: Date | null
  createdAt: Date
}

/** Newest first. */
export const subscriptionsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Subscription>(sql`
    select id, customer_id as "customerId", price_id as "priceId", payment_method_id as "paymentMethodId", status,
      is_canceled_at_end as "isCanceledAtEnd", period_start as "periodStart", period_end as "periodEnd", metadata,
      canceled_at as "canceledAt", ended_at as "endedAt", created_at as "createdAt"
    from subscription where ${condition} order by place desc`)

export const subscriptionById = async (tx: Queries, id: string): Promise<Subscription | null> =>
  (await subscriptionsWhere(tx, sql`id = ${id}`))[0] ?? null

/** Adds it, or puts all that changes of it in the place of what was there. */
export const saveSubscription = (tx: Queries, one: Subscription) =>
  tx.query(sql`
    insert into subscription (id, customer_id, price_id, payment_method_id, status, is_canceled_at_end, period_start,
      period_end, metadata, canceled_at, ended_at, created_at)
    values (${one.id}, ${one.customerId}, ${one.priceId}, ${one.paymentMethodId}, ${one.status},
      ${one.isCanceledAtEnd}, ${one.periodStart}, ${one.periodEnd}, ${JSON.stringify(one.metadata)}::jsonb,
      ${one.canceledAt}, ${one.endedAt}, ${one.createdAt})
    on conflict (id) do update set payment_method_id = excluded.payment_method_id, status = excluded.status,
      is_canceled_at_end = excluded.is_canceled_at_end, period_start = excluded.period_start,
      period_end = excluded.period_end, metadata = excluded.metadata, canceled_at = excluded.canceled_at,
      ended_at = excluded.ended_at`)
