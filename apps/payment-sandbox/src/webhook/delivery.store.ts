import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'

type NewDelivery = { eventId: string; endpointId: string; at: Date }

export const addDelivery = (tx: Queries, { eventId, endpointId, at }: NewDelivery) =>
  tx.query(sql`
    insert into delivery (event_id, endpoint_id, next_try_at) values (${eventId}, ${endpointId}, ${at})`)

export type Delivery = { id: number; eventId: string; url: string; secret: string; attempts: number }

export const dueDeliveries = (tx: Queries, now: Date, most: number) =>
  tx.query<Delivery>(sql`
    select delivery.id, event_id as "eventId", url, secret, tries as attempts
    from delivery join webhook_endpoint on webhook_endpoint.id = endpoint_id
    where delivered_at is null and is_enabled and next_try_at <= ${now}
    order by next_try_at, delivery.id limit ${most}`)

/** When the next one is due; null where none is to come. */
export const nextDelivery = async (tx: Queries): Promise<Date | null> => {
  const [found] = await tx.query<{ at: Date | null }>(sql`
    select min(next_try_at) as at from delivery join webhook_endpoint on webhook_endpoint.id = endpoint_id
    where delivered_at is null and is_enabled`)
  return found?.at ?? null
}

export const markDelivered = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`update delivery set delivered_at = ${now}, tries = tries + 1, trouble = null where id = ${id}`)

type Failed = { id: number; error: string; nextTryAt: Date }

export const markFailed = (tx: Queries, { id, error, nextTryAt }: Failed) =>
  tx.query(sql`
    update delivery set tries = tries + 1, trouble = ${error}, next_try_at = ${nextTryAt} where id = ${id}`)
