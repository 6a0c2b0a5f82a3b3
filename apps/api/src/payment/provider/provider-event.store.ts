import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ProviderEvent } from './intents.ts'

/** False: it came in before. */
export const addEvent = async (db: Queries, event: ProviderEvent, receivedAt: Date): Promise<boolean> => {
  const added = await db.query(sql`
    insert into provider_event (event_id, type, object_id, intent_id, created_at, received_at)
    values (${event.id}, ${event.type}, ${event.objectId}, ${event.intentId}, ${event.createdAt}, ${receivedAt})
    on conflict (event_id) do nothing returning event_id`)
  return added.length > 0
}

export type WaitingEvent = {
  id: string
  type: string
  objectId: string
  intentId: string | null
  attempts: number
}

/** The one that waits longest, taken by the caller alone until `until`. */
export const claimEvent = async (
  db: Queries,
  { now, until }: { now: Date; until: Date },
): Promise<WaitingEvent | null> => {
  const [claimed] = await db.query<WaitingEvent>(sql`
    update provider_event set tries = tries + 1, next_try_at = ${until}
    where event_id = (
      select event_id from provider_event where handled_at is null and next_try_at <= ${now}
      order by received_at, event_id limit 1 for update skip locked)
      and handled_at is null
    returning event_id as id, type, object_id as "objectId", intent_id as "intentId", tries as attempts`)
  return claimed ?? null
}

export const finishEvent = (tx: Queries, id: string, at: Date) =>
  tx.query(sql`update provider_event set handled_at = ${at}, trouble = null where event_id = ${id}`)

export const postponeEvent = (
  db: Queries,
  id: string,
  { until, lastError }: { until: Date; lastError: string },
) =>
  db.query(sql`
    update provider_event set next_try_at = ${until}, trouble = ${lastError.slice(0, 500)} where event_id = ${id}`)

export const latestEventAt = async (db: Queries): Promise<Date | null> => {
  const [row] = await db.query<{ latest: Date | null }>(
    sql`select max(created_at) as latest from provider_event`,
  )
  return row?.latest ?? null
}
