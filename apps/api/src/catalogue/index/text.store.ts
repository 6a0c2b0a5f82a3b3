import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Words in full-text syntax as PostgreSQL understands them: by their stems, and nothing where one is too common to be kept. */
export const understood = async (
  db: Queries,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.query<{ word: string; query: string }>(sql`
    select word, to_tsquery('english', plain_text(word))::text as query
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`)
  return new Map(rows.map(({ word, query }) => [word, query]))
}

/** What PostgreSQL itself finds, with its ranks. */
export const rankedProducts = async (db: Queries, text: string): Promise<Map<number, number>> => {
  const rows = await db.query<{ id: number; rank: number }>(sql`
    select p.id, ts_rank(p.search, q)::float8 as rank from product p, to_tsquery('english', plain_text(${text})) q
    where p.status = 'active' and p.search @@ q`)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
