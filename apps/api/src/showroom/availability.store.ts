import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** From then on it takes no new orders and no new clients; null: it does again. What is open goes on. */
export const saveUnavailableSince = (tx: Queries, showroomId: number, since: Date | null) =>
  tx.query(sql`update showroom set unavailable_since = ${since} where id = ${showroomId}`)
