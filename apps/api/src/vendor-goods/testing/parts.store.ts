import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** As the platform ties goods of two vendors. */
export const tieAcross = (db: Db, publicId: string, partId: string) =>
  db.query(sql`
    insert into product_relation (product_id, related_id, kind)
    select own.id, part.id, 'matching' from product own, product part
    where own.public_id = ${publicId} and part.public_id = ${partId}`)
