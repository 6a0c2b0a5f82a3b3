import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

/** As a proof that was found leaves the row. */
export const verifyWebsite = (db: Queries, origin: string, now: Date) =>
  db.query(sql`update showroom_domain set verified_at = ${now}, proof = 'file' where origin = ${origin}`)
