import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A search in full-text syntax as PostgreSQL understands it: stems, without what is too common to be kept. */
export const understood = async (db: Queries, text: string): Promise<string> => {
  const [row] = await db.query<{ query: string }>(
    sql`select to_tsquery('english', plain_text(${text}))::text as query`,
  )
  return row?.query ?? ''
}

/** What PostgreSQL itself finds, with its ranks. */
export const rankedProducts = async (db: Queries, text: string): Promise<Map<number, number>> => {
  const rows = await db.query<{ id: number; rank: number }>(sql`
    select p.id, ts_rank(p.search, q)::float8 as rank from product p, to_tsquery('english', plain_text(${text})) q
    where p.status = 'active' and p.search @@ q`)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
