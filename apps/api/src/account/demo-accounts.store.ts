import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Where the invented people have their mail: nobody else can, as the domain is reserved. */
const demoDomain = 'demo.example'

/**
 * A database of development that became a real one: nobody gets in with a password that everybody may read. Their
 * sessions end with it, as a deactivated account is nobody from that moment on.
 */
export const lockOutDemoPeople = (db: Db) =>
  db.query(sql`
    update account set status = 'Deactive', password_hash = null
    where email like ${`%@${demoDomain}`} and (status <> 'Deactive' or password_hash is not null)`)
