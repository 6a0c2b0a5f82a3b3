import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export type Message = { id: number; kind: string; payload: unknown; tries: number }

export type NewMessage = {
  kind: string
  /** What makes it the same message when it is written twice. */
  cause: string
  payload: object
  at: Date
  /** Not before this; at once, where it is left out. */
  due?: Date
}

export const saveMessage = (tx: Queries, { kind, cause, payload, at, due = at }: NewMessage) =>
  tx.query(sql`
    insert into outbox (kind, cause, payload, created_at, next_try_at)
    values (${kind}, ${cause}, ${JSON.stringify(payload)}::jsonb, ${at}, ${due})
    on conflict (cause) do nothing`)

/**
 * Takes the next messages until `leaseEnds`: another worker skips them, and whoever dies with them gives them back by
 * that time.
 */
export const claimMessages = (
  db: Queries,
  { kinds, now, leaseEnds, most }: { kinds: readonly string[]; now: Date; leaseEnds: Date; most: number },
): Promise<Message[]> =>
  db.query<Message>(sql`
    update outbox set tries = tries + 1, next_try_at = ${leaseEnds}
    where id in (
      select id from outbox where done_at is null and next_try_at <= ${now} and kind = any(${kinds}::text[])
      order by next_try_at, id limit ${most} for update skip locked)
    returning id, kind, payload, tries`)

export const saveDelivered = (db: Queries, id: number, now: Date) =>
  db.query(sql`update outbox set done_at = ${now}, trouble = null where id = ${id}`)

export const savePutOff = (
  db: Queries,
  id: number,
  { nextTryAt, trouble }: { nextTryAt: Date; trouble: string },
) => db.query(sql`update outbox set next_try_at = ${nextTryAt}, trouble = ${trouble} where id = ${id}`)

/** What should be gone by now; `since` leaves out what a worker may just have in hand. */
export const overdueMessages = (db: Queries, since: Date): Promise<{ kind: string; cause: string }[]> =>
  db.query(sql`
    select kind, cause from outbox where done_at is null and next_try_at < ${since} order by id`)
