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

/** What carriers really took for a delivery, in cents: of its packages, else what the client was charged for shipping. */
export const outboundCostOf = async (tx: Queries, subOrderId: number): Promise<number> => {
  const [cost] = await tx.query<{ cents: number }>(sql`
    select coalesce(
      (select sum(p.cost_cents) from shipment p where p.sub_order_id = s.id), s.shipping_cents)::bigint as cents
    from sub_order s where s.id = ${subOrderId}`)
  return cost?.cents ?? 0
}
