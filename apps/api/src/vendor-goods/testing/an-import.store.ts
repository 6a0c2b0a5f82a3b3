import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { testDay } from '../../testing/test-clock.ts'

/** A file of some vendor's, which was looked at; its id. */
export const anImport = async (db: Db, fileName: string): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    insert into goods_import (public_id, vendor_id, file_name, is_merchant, state, columns, created_at, updated_at)
    select ${publicId}, min(id), ${fileName}, true, 'checked', '{title}', ${testDay}::timestamptz, ${testDay}::timestamptz
    from vendor`)
  return publicId
}
