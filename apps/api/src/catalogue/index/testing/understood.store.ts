import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A whole search as PostgreSQL itself understands it. */
export const understoodWhole = async (db: Queries, text: string): Promise<string> => {
  const [row] = await db.query<{ query: string }>(
    sql`select to_tsquery('english', plain_text(${text}))::text as query`,
  )
  return row?.query ?? ''
}
