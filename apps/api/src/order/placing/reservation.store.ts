import type { Kept } from '../../catalogue/stock/reserve-stock.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { lotsKept, lotsTaken } from '../shipment/lots.rules.ts'

export const itemsOfOrder = async (tx: Queries, orderId: number): Promise<number[]> => {
  const found = await tx.query<{ id: number }>(sql`
    select i.id from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = ${orderId} order by i.id`)
  return found.map(({ id }) => id)
}

/** What was kept for some lines, and is no longer: asked again, it is nothing. The lots stay written on the line. */
export const endReservations = async (tx: Queries, itemIds: readonly number[]): Promise<Kept[]> => {
  const ended = await tx.query<Kept>(sql`
    with kept as (
      select id, reserved_qty from order_item where id = any(${[...itemIds]}::int[]) and reserved_qty > 0
      order by id for update
    )
    update order_item set reserved_qty = 0 from kept where order_item.id = kept.id
    returning order_item.product_id as "productId", kept.reserved_qty as qty, order_item.lots`)
  return ended.map((kept) => ({ ...kept, lots: lotsKept(kept) }))
}

/** What is no longer kept of some units of a line: they come from its lots in their order. Null: nothing was. */
export const endReservationOf = async (tx: Queries, itemId: number, units: number): Promise<Kept | null> => {
  const [ended] = await tx.query<Kept & { units: number }>(sql`
    with kept as (
      select id, reserved_qty, least(reserved_qty, ${units}::int) as units from order_item
      where id = ${itemId} and reserved_qty > 0 for update
    )
    update order_item set reserved_qty = kept.reserved_qty - kept.units from kept where order_item.id = kept.id
    returning order_item.product_id as "productId", kept.reserved_qty as qty, kept.units, order_item.lots`)
  return ended
    ? { productId: ended.productId, qty: ended.units, lots: lotsTaken(lotsKept(ended), ended.units) }
    : null
}

/** What some orders keep now. */
export const keptForOrders = async (db: Queries, orderIds: readonly number[]): Promise<Kept[]> => {
  const kept = await db.query<Kept>(sql`
    select i.product_id as "productId", i.reserved_qty as qty, i.lots
    from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = any(${[...orderIds]}::int[]) and i.reserved_qty > 0`)
  return kept.map((one) => ({ ...one, lots: lotsKept(one) }))
}

export const productsOfOrders = async (tx: Queries, orderIds: readonly number[]): Promise<number[]> => {
  const found = await tx.query<{ id: number }>(sql`
    select distinct i.product_id as id from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = any(${[...orderIds]}::int[])`)
  return found.map(({ id }) => id)
}
