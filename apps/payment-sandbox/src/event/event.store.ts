import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Event = {
  id: string
  type: string
  object: object
  /** The connected account that it happened in; null: our own. */
  accountId: string | null
  createdAt: Date
}

export const addEvent = (tx: Queries, { id, type, object, accountId, createdAt }: Event) =>
  tx.query(sql`
    insert into event (id, type, object, account_id, created_at)
    values (${id}, ${type}, ${JSON.stringify(object)}::jsonb, ${accountId}, ${createdAt})`)

/** Newest first, each with how many deliveries of it are still to come. */
export const eventsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Event & { pending: number }>(sql`
    select id, type, object, account_id as "accountId", created_at as "createdAt",
      (select count(*) from delivery where event_id = event.id and delivered_at is null) as pending
    from event where ${condition} order by place desc`)

/** How many events there were of a payment. */
export const eventsOfPayment = async (tx: Queries, intentId: string): Promise<number> => {
  const [found] = await tx.query<{ count: number }>(sql`
    select count(*) from event where object->>'id' = ${intentId} or object->>'payment_intent' = ${intentId}`)
  return found?.count ?? 0
}
