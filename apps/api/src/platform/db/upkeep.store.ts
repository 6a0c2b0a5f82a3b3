import type { Queries } from './db.ts'
import { sql } from './sql.ts'

/** The embedded database has no autovacuum: without this, searches slow down with every change. */
export const vacuum = (db: Queries) => db.query(sql`vacuum (analyze)`)
