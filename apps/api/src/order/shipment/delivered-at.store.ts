import type { Arrival } from '@showroom/contract/order/return.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * When each line was delivered whole, by id: with the last of its packages, or where they do not hold all of it, when it
 * was first set to Delivered. A line that is missing has not come. A return that is turned down changes nothing of it.
 */
export const deliveredAtOf = async (
  tx: Queries,
  orderItemIds: readonly number[],
): Promise<Map<number, Date>> => {
  const rows = await tx.query<{ id: number; at: Date }>(sql`
    select i.id, coalesce(packed.at, clicked.at) as at
    from order_item i
      left join lateral (
        select max(p.delivered_at) as at from shipment_line l join shipment p on p.id = l.shipment_id
        where l.order_item_id = i.id and p.delivered_at is not null having sum(l.units) = i.qty
      ) packed on true
      left join lateral (
        select min(c.changed_at) as at from order_status_change c
        where c.order_item_id = i.id and c.to_status = 'delivered'
      ) clicked on true
    where i.id = any(${[...orderItemIds]}::int[]) and coalesce(packed.at, clicked.at) is not null`)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/**
 * What came of each line, and when, by id: with its packages; what was signed for without one; and of a line that was
 * set to Delivered, what neither says of. What is still on its way is not in it, and no unit comes twice.
 */
export const arrivalsOf = async (
  tx: Queries,
  orderItemIds: readonly number[],
): Promise<Map<number, Arrival[]>> => {
  const ids = [...orderItemIds]
  const rows = await tx.query<Arrival & { id: number }>(sql`
    with packed as (
      select l.order_item_id as id, l.units, p.delivered_at as at
      from shipment_line l join shipment p on p.id = l.shipment_id
      where l.order_item_id = any(${ids}::int[]) and p.delivered_at is not null
    ), signed as (
      select i.id, least(l.expected, i.qty - coalesce(packed.units, 0))::int as units, r.received_at as at
      from delivery_receipt_line l join delivery_receipt r on r.id = l.receipt_id
        join order_item i on i.id = l.order_item_id
        left join (select id, sum(units) as units from packed group by id) packed on packed.id = i.id
      where i.id = any(${ids}::int[]) and r.shipment_id is null
    ), come as (
      select id, units, at from packed union all select id, units, at from signed where units > 0
    )
    select id, units, at from come
    union all
    select i.id, i.qty - come.units, clicked.at
    from order_item i
      cross join lateral (select coalesce(sum(units), 0)::int as units from come where come.id = i.id) come
      cross join lateral (
        select min(c.changed_at) as at from order_status_change c
        where c.order_item_id = i.id and c.to_status = 'delivered'
      ) clicked
    where i.id = any(${ids}::int[]) and i.status in ('delivered', 'return_request', 'returned')
      and i.qty > come.units and clicked.at is not null
    order by id, at`)
  const arrivals = new Map<number, Arrival[]>()
  for (const { id, units, at } of rows) arrivals.set(id, [...(arrivals.get(id) ?? []), { units, at }])
  return arrivals
}

/** What carriers really took for a delivery, in cents: of its packages, else what the client was charged for shipping. */
export const outboundCostOf = async (tx: Queries, subOrderId: number): Promise<number> => {
  const [cost] = await tx.query<{ cents: number }>(sql`
    select coalesce(
      (select sum(p.cost_cents) from shipment p where p.sub_order_id = s.id), s.shipping_cents)::bigint as cents
    from sub_order s where s.id = ${subOrderId}`)
  return cost?.cents ?? 0
}
