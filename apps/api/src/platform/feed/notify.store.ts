import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export const notify = (db: Queries, channel: string, payload: string) =>
  db.query(sql`select pg_notify(${channel}, ${payload})`)
