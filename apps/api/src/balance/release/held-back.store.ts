import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Those of the lines that somebody wants to give back at this moment. */
export const linesWithOpenReturn = async (db: Queries, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from order_item where id = any(${[...ids]}::int[]) and status = 'return_request'`)
  return new Set(rows.map(({ id }) => id))
}
