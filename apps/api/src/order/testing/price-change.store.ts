import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

/** A new price that waits for its client, without anybody having been asked. */
export const aPriceChange = async (
  db: Db,
  { itemId, accountId, reason }: { itemId: number; accountId: number; reason: string },
): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    insert into order_price_change (public_id, order_item_id, state, reason, proposed_by, proposed_at, answer_by,
      final_price_before, final_price_after, absorbed_before, absorbed_after, unit_price_before, unit_price_after,
      discount_before, discount_after, tax_before, tax_after, total_before, total_after)
    select ${publicId}, i.id, 'proposed', ${reason}, ${accountId}, i.status_at, i.status_at + interval '48 hours',
      i.final_price_cents, i.final_price_cents + 100, 0, 0, i.unit_price_cents, i.unit_price_cents + 119,
      i.discount_cents, i.discount_cents, i.tax_cents, i.tax_cents, i.total_cents, i.total_cents + 119 * i.qty
    from order_item i where i.id = ${itemId}`)
  return publicId
}

/** What was written of the lines' prices, and of their changes. */
export const pricesIn = (db: Db, orderPublicId: string) =>
  db.query<{
    name: string
    final: number
    price: number
    absorbed: number
    markup: number
    total: number
  }>(sql`
    select i.product_name as name, i.final_price_cents as final, i.unit_price_cents as price,
      i.absorbed_cents as absorbed, i.unit_markup_cents as markup, i.total_cents as total
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where o.public_id = ${orderPublicId} order by i.id`)
