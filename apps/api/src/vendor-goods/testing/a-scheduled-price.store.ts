import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { testDay } from '../../testing/test-clock.ts'

/** A price of some vendor's product, each time of another day; its id. */
export const aScheduledPrice = async (db: Db): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    insert into scheduled_price (public_id, vendor_id, product_id, effective_on, before_cents, price_cents, planned_by,
      planned_at)
    select ${publicId}, p.vendor_id, p.id,
      '2027-01-01'::date + (select count(*)::int from scheduled_price), 4000, 4200, (select min(id) from account),
      ${testDay}::timestamptz
    from product p where p.public_id = 'tile'`)
  return publicId
}
