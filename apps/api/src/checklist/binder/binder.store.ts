import type { ReservedLot } from '../../order/placing/new-order.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A material that has come to a project: what is left of the line, and for which room it was chosen. */
export type BuiltIn = {
  productId: string
  productName: string
  brand: string
  sku: string
  sizeLabel: string
  uom: string
  qty: number
  lots: ReservedLot[]
  vendor: string
  orderNumber: string
  /** Null where nobody has said for which. */
  room: string | null
}

/** By room, in the order in which rooms were made; what belongs to none comes last. */
export const builtInto = (db: Queries, projectId: number): Promise<BuiltIn[]> =>
  db.query<BuiltIn>(sql`
    select p.public_id as "productId", i.product_name as "productName", i.brand, i.sku, i.size_label as "sizeLabel",
      i.uom, (i.qty - i.returned_qty)::int as qty, i.lots, vendor.name as vendor, o.number as "orderNumber",
      room.name as room
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      join vendor on vendor.id = s.vendor_id join product p on p.id = i.product_id
      left join lateral (
        select r.id, r.name from (
          select d.room_id, 1 as nth, d.id from selection d join selection_option c on c.id = d.option_id
          where d.project_id = i.project_id and c.product_id = i.product_id and d.room_id is not null
          union all
          select k.room_id, 2, k.id from project_item k
          where k.project_id = i.project_id and k.product_id = i.product_id and k.room_id is not null
        ) as known join project_room r on r.id = known.room_id order by known.nth, known.id limit 1
      ) room on true
    where i.project_id = ${projectId} and o.state = 'placed' and i.status = 'delivered' and i.qty > i.returned_qty
    order by room.id nulls last, i.product_name, i.id`)
