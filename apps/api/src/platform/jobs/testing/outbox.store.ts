import type { Queries } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export const messageCaused = async (db: Queries, cause: string) => {
  const [message] = await db.query<{ tries: number; trouble: string | null; done_at: Date | null }>(sql`
    select tries, trouble, done_at from outbox where cause = ${cause}`)
  return message ?? null
}

export const emptyOutbox = (db: Queries) => db.query(sql`delete from outbox`)
