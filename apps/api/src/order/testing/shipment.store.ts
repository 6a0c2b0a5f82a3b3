import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

/** A package with one unit of a line, packed and not on its way. */
export const aPackage = async (
  db: Db,
  { itemId, accountId }: { itemId: number; accountId: number },
): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    with packed as (
      insert into shipment (public_id, sub_order_id, carrier, packed_by, packed_at)
      select ${publicId}, sub_order_id, 'ups', ${accountId}::int, status_at from order_item where id = ${itemId}
      returning id
    )
    insert into shipment_line (shipment_id, order_item_id, units) select id, ${itemId}::int, 1 from packed`)
  return publicId
}

/** A photo of the delivery of a line, which is not signed for; no file of it is there. */
export const aDeliveryPhoto = async (
  db: Db,
  { itemId, accountId }: { itemId: number; accountId: number },
): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    insert into delivery_photo (public_id, sub_order_id, added_by, media_type, size, added_at)
    select ${publicId}, sub_order_id, ${accountId}::int, 'image/jpeg', 1, status_at from order_item where id = ${itemId}`)
  return publicId
}
