import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** As if it had been placed then. */
export const placeAt = (db: Db, publicId: string, moment: string) =>
  db.query(sql`update shop_order set placed_at = ${moment}::timestamptz where public_id = ${publicId}`)
