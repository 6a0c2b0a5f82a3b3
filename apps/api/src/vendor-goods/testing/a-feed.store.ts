import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { testDay } from '../../testing/test-clock.ts'

/** A feed of some vendor's that is fetched by itself; its id. */
export const aFeed = async (db: Db): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    insert into goods_feed (public_id, vendor_id, url, every, next_at, is_paused, created_at)
    select ${publicId}, min(id), ${`https://${publicId}.example/feed.xml`}, 'day', ${testDay}::timestamptz, true,
      ${testDay}::timestamptz
    from vendor`)
  return publicId
}
