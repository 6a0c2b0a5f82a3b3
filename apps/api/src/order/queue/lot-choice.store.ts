import type { StockedLot } from '../../catalogue/stock/stock.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ReservedLot } from '../placing/new-order.ts'

/** Oldest first. */
export const lotsOfProduct = (db: Queries, productId: number): Promise<StockedLot[]> =>
  db.query<StockedLot>(sql`
    select id, code, on_hand - reserved as available from lot where product_id = ${productId}
    order by received_on, id`)

/** What a line is promised from, and how many units are kept for it. */
export const lotsOfItem = async (
  db: Queries,
  itemId: number,
): Promise<{ lots: ReservedLot[]; reservedQty: number }> => {
  const [found] = await db.query<{ lots: ReservedLot[]; reservedQty: number }>(sql`
    select lots, reserved_qty as "reservedQty" from order_item where id = ${itemId}`)
  if (!found) throw new Error(`The line ${itemId} is gone.`)
  return found
}

export const saveLots = (tx: Queries, itemId: number, lots: readonly ReservedLot[]) =>
  tx.query(sql`
    update order_item set lots = ${JSON.stringify(lots)}::jsonb, version = version + 1 where id = ${itemId}`)
