import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { priceFactsColumn, readListPricing } from '../../pricing/price-list/list-pricing.store.ts'
import { type PriceFacts, unitPrices } from '../../pricing/price-list/unit-prices.ts'

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
export const soldIn = async (db: Db, vsdId: string, productIds: readonly string[]): Promise<Sold[]> => {
  const [showroom] = await db.query<{ listId: number }>(sql`
    select price_list_id as "listId" from showroom where vsd_id = ${vsdId}`)
  const priceOf = unitPrices(await readListPricing(db, showroom?.listId ?? 0))
  const rows = await db.query<Omit<Sold, 'priceCents'> & { priceFacts: PriceFacts }>(sql`
    select p.public_id as "productId", (p.stock_qty - p.reserved)::int as free, ${priceFactsColumn} as "priceFacts"
    from product p where p.public_id = any(${[...productIds]}::text[]) and p.status = 'active'`)
  return rows.map(({ priceFacts, ...row }) => ({ ...row, priceCents: priceOf(priceFacts) }))
}
