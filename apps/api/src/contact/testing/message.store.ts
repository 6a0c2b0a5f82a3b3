import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { messageById } from '../contact.store.ts'

/** All that was written, as it is kept. */
export const allMessages = async (db: Queries) => {
  const kept = await db.query<{ id: number }>(sql`select id from contact_message order by id`)
  const messages = await Promise.all(kept.map(({ id }) => messageById(db, id)))
  return messages.flatMap((message) => message ?? [])
}
