import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ShipTo } from '../placing/new-order.ts'

type Moved = { orderId: number; shipTo: ShipTo; itemIds: readonly number[]; taxBps: number }

/** Where an order goes, and by which rate its lines are taxed there: what that comes to was found to be the same. */
export const saveShipTo = async (tx: Queries, { orderId, shipTo, itemIds, taxBps }: Moved): Promise<void> => {
  await tx.query(sql`update shop_order set ship_to = ${JSON.stringify(shipTo)}::jsonb where id = ${orderId}`)
  await tx.query(sql`update order_item set tax_bps = ${taxBps} where id = any(${[...itemIds]}::int[])`)
}
