import type { Kept, KeptLot } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const itemsOfOrder = async (tx: Queries, orderId: number): Promise<number[]> => {
  const found = await tx.query<{ id: number }>(sql`
    select i.id from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = ${orderId} order by i.id`)
  return found.map(({ id }) => id)
}

/** What was kept for some lines, and is no longer: asked again, it is nothing. The lots stay written on the line. */
export const endReservations = async (tx: Queries, itemIds: readonly number[]): Promise<Kept[]> => {
  const ended = await tx.query<{ productId: number; qty: number; lots: KeptLot[] }>(sql`
    with kept as (
      select id, reserved_qty from order_item where id = any(${[...itemIds]}::int[]) and reserved_qty > 0
      order by id for update
    )
    update order_item set reserved_qty = 0 from kept where order_item.id = kept.id
    returning order_item.product_id as "productId", kept.reserved_qty as qty, order_item.lots`)
  return ended
}

/** What some orders keep now. */
export const keptForOrders = (db: Queries, orderIds: readonly number[]): Promise<Kept[]> =>
  db.query<Kept>(sql`
    select i.product_id as "productId", i.reserved_qty as qty, i.lots
    from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = any(${[...orderIds]}::int[]) and i.reserved_qty > 0`)

export const productsOfOrders = async (tx: Queries, orderIds: readonly number[]): Promise<number[]> => {
  const found = await tx.query<{ id: number }>(sql`
    select distinct i.product_id as id from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = any(${[...orderIds]}::int[])`)
  return found.map(({ id }) => id)
}
