import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What was photographed at the door shows what is claimed as well: under the same names, and so in the same files. */
export const showReceiptPhotos = (
  tx: Queries,
  { returnId, orderId, photoIds }: { returnId: number; orderId: number; photoIds: readonly string[] },
) =>
  tx.query(sql`
    insert into return_photo (public_id, order_id, return_id, position, media_type, size, uploaded_by, uploaded_at)
    select p.public_id, ${orderId}::int, ${returnId}::int, shown.position, p.media_type, p.size, p.added_by, p.added_at
    from unnest(${[...photoIds]}::text[]) with ordinality as shown (public_id, position)
      join delivery_photo p on p.public_id = shown.public_id`)
