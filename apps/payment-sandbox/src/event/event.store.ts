import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Event = {
  id: string
  type: string
  object: object
  idempotencyKey: string | null
  requestId: string | null
  createdAt: Date
}

export const addEvent = (tx: Queries, one: Event) =>
  tx.query(sql`
    insert into event (id, type, object, idempotency_key, request_id, created_at)
    values (${one.id}, ${one.type}, ${JSON.stringify(one.object)}::jsonb, ${one.idempotencyKey}, ${one.requestId},
      ${one.createdAt})`)

export const eventsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Event>(sql`
    select id, type, object, idempotency_key as "idempotencyKey", request_id as "requestId", created_at as "createdAt"
    from event where ${condition} order by place desc`)
