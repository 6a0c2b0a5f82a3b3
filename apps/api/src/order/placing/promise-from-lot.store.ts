import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * A product that had no lots has its first one now: what its lines were promised, they are promised from it. The stock
 * is locked, so that no line comes to it meanwhile.
 */
export const promiseFromLot = async (
  tx: Queries,
  { productId, lotId, code }: { productId: number; lotId: number; code: string },
) => {
  await tx.query(sql`
    update order_item
    set lots = jsonb_build_array(
        jsonb_build_object('lotId', ${lotId}::int, 'code', ${code}::text, 'qty', reserved_qty)),
      version = version + 1
    where product_id = ${productId} and reserved_qty > 0 and lots = '[]'`)
  await tx.query(sql`
    update lot set reserved = product.reserved from product where product.id = ${productId} and lot.id = ${lotId}`)
  await tx.query(sql`update product set reserved = 0 where id = ${productId}`)
}
