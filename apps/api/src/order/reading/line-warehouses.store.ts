import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/**
 * A list of `what` of the warehouses `w` that the line `i` of the delivery `s` leaves from: where it stands ready, else
 * where its lots lie, else where its product does.
 */
const ofLine = (what: Sql): Sql => sql`(
  select array_agg(distinct ${what} order by ${what})
  from product sold
    left join jsonb_array_elements(i.lots) promised on true
    left join lot on lot.id = (promised ->> 'lotId')::int
    left join order_item_ready ready on ready.order_item_id = i.id
    join warehouse w on w.id = coalesce(ready.warehouse_id, lot.warehouse_id, sold.warehouse_id,
      (select main.id from warehouse main where main.vendor_id = s.vendor_id and main.is_default))
  where sold.id = i.product_id)`

/** Their names. */
export const warehousesOfLine: Sql = ofLine(sql`w.name`)
export const warehouseIdsOfLine: Sql = ofLine(sql`w.id`)

export type LinePlaces = { itemId: number; warehouses: string[] }

/** Of the lines of a delivery. */
export const warehousesOfDelivery = (db: Queries, subOrderId: number): Promise<LinePlaces[]> =>
  db.query<LinePlaces>(sql`
    select i.id as "itemId", ${warehousesOfLine} as warehouses
    from order_item i join sub_order s on s.id = i.sub_order_id where s.id = ${subOrderId} order by i.id`)
