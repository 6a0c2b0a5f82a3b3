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

/** Of the lines of a delivery: what is packed leaves from where its package does. */
export const warehousesOfDelivery = (db: Queries, subOrderId: number): Promise<LinePlaces[]> =>
  db.query<LinePlaces>(sql`
    with lying as (
      select i.id, i.qty, ${warehousesOfLine} as places
      from order_item i join sub_order s on s.id = i.sub_order_id where s.id = ${subOrderId}
    ), packed as (
      select l.order_item_id as id, sum(l.units) as units, array_agg(distinct w.name order by w.name) as places
      from shipment p join shipment_line l on l.shipment_id = p.id join warehouse w on w.id = p.warehouse_id
      where p.sub_order_id = ${subOrderId} group by 1
    )
    select lying.id as "itemId", case
        when packed.id is null then lying.places
        when packed.units >= lying.qty then packed.places
        else array(select distinct place from unnest(packed.places || lying.places) place order by place)
      end as warehouses
    from lying left join packed on packed.id = lying.id order by lying.id`)
