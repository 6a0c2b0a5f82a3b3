import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ShipTo } from '../placing/new-order.ts'

type Moved = { orderId: number; shipTo: ShipTo; itemIds: readonly number[]; taxBps: number }

/** Where an order goes, and by which rate its lines are taxed there. */
export const saveShipTo = async (tx: Queries, { orderId, shipTo, itemIds, taxBps }: Moved): Promise<void> => {
  await tx.query(sql`update shop_order set ship_to = ${JSON.stringify(shipTo)}::jsonb where id = ${orderId}`)
  await tx.query(sql`update order_item set tax_bps = ${taxBps} where id = any(${[...itemIds]}::int[])`)
}

/** Lines, deliveries and order at the sums that were accepted with a change of the address. */
export const saveSumsElsewhere = async (tx: Queries, changeId: number): Promise<void> => {
  await tx.query(sql`
    update order_item i set tax_cents = l.tax_after, total_cents = i.total_cents + l.tax_after - l.tax_before,
      version = i.version + 1
    from order_address_line l where l.change_id = ${changeId} and i.id = l.order_item_id`)
  await tx.query(sql`
    update sub_order s set shipping_cents = d.shipping_after, shipping_tax_cents = d.shipping_tax_after,
      tax_cents = s.tax_cents + d.more_cents - (d.shipping_after - d.shipping_before),
      total_cents = s.total_cents + d.more_cents
    from order_address_delivery d where d.change_id = ${changeId} and s.id = d.sub_order_id`)
  await tx.query(sql`
    with moved as (
      select c.order_id, sum(d.more_cents)::bigint as more,
        sum(d.shipping_after - d.shipping_before)::bigint as shipping
      from order_address_change c join order_address_delivery d on d.change_id = c.id
      where c.id = ${changeId} group by c.order_id
    )
    update shop_order o set shipping_cents = o.shipping_cents + moved.shipping,
      tax_cents = o.tax_cents + moved.more - moved.shipping, total_cents = o.total_cents + moved.more
    from moved where o.id = moved.order_id`)
}
