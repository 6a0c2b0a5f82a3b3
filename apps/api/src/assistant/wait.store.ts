import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** False where somebody waits already. */
export const saveWait = async (tx: Queries, threadId: number, now: Date): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into assistant_wait (thread_id, asked_at) values (${threadId}, ${now})
    on conflict (thread_id) do nothing returning 1`)
  return saved.length > 0
}

/** True where somebody has waited. */
export const endWait = async (tx: Queries, threadId: number): Promise<boolean> => {
  const ended = await tx.query(sql`delete from assistant_wait where thread_id = ${threadId} returning 1`)
  return ended.length > 0
}

export const isWaiting = async (db: Queries, threadId: number): Promise<boolean> => {
  const found = await db.query(sql`select 1 from assistant_wait where thread_id = ${threadId}`)
  return found.length > 0
}
