import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Enough of everything that is laid for a room of the usual size: the small catalogue has little of each. */
export const openStyleRoom = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.query(sql`
      update product set stock_status = 'in_stock', stock_qty = 5000
      where appearance->>'kind' = 'surface' and status = 'active'`)
    await tx.query(sql`
      update lot set on_hand = 5000 where product_id in (select id from product where appearance->>'kind' = 'surface')`)
  })

export const sellOut = (db: Db, shelf: string) =>
  db.query(sql`
    update product set stock_status = 'backorder', stock_qty = 0
    where root_category_id = (select id from category where slug_url = ${shelf})`)

export type Sold = { productId: string; priceCents: number; free: number }

/** What a showroom sells of these, at which price, and how much of it is free. */
export const soldIn = (db: Db, vsdId: string, productIds: readonly string[]): Promise<Sold[]> =>
  db.query<Sold>(sql`
    select p.public_id as "productId", pr.price_cents as "priceCents", (p.stock_qty - p.reserved)::int as free
    from product p join showroom s on s.vsd_id = ${vsdId}
      join price pr on pr.product_id = p.id and pr.price_list_id = s.price_list_id
    where p.public_id = any(${[...productIds]}::text[]) and p.status = 'active'`)
