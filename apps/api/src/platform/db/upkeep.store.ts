import type { Queries } from './db.ts'
import { raw, sql } from './sql.ts'

/** Autovacuum's own measure: fifty rows and a fifth of the table are dead, or fifty and a tenth have changed. */
const changedTables = (db: Queries) =>
  db.query<{ name: string }>(sql`
    select quote_ident(relname) as name from pg_stat_user_tables
    where n_dead_tup > 50 + n_live_tup / 5 or n_mod_since_analyze > 50 + n_live_tup / 10
    order by name`)

/**
 * The embedded database has no autovacuum: without this, searches slow down with every change. A table at a time, so
 * that visitors' questions come in between.
 */
export const vacuum = async (db: Queries) => {
  for (const { name } of await changedTables(db)) await db.query(sql`vacuum (analyze) ${raw(name)}`)
}
