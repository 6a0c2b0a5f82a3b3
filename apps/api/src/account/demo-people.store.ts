import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Their sessions end with it: a deactivated account is nobody from that moment on. */
export const lockOut = (db: Db, emails: readonly string[]) =>
  db.query(sql`
    update account set status = 'Deactive', password_hash = null
    where email = any(${emails}::text[]) and (status <> 'Deactive' or password_hash is not null)`)
