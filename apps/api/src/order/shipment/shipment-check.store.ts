import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type PackedLine = { orderItemId: number; packedQty: number; leftQty: number }

/** Units in packages, and those in packages that have left. */
export const packedLines = (db: Queries): Promise<PackedLine[]> =>
  db.query<PackedLine>(sql`
    select l.order_item_id as "orderItemId", sum(l.units)::int as "packedQty",
      coalesce(sum(l.units) filter (where p.shipped_at is not null), 0)::int as "leftQty"
    from shipment_line l join shipment p on p.id = l.shipment_id group by l.order_item_id`)

/** What each placed delivery costs beside its lines, with tax. */
export const shippingOfDeliveries = (
  db: Queries,
): Promise<{ id: number; number: string; shippingCents: number }[]> =>
  db.query(sql`
    select s.id, o.number, (s.shipping_cents + s.shipping_tax_cents)::bigint as "shippingCents"
    from sub_order s join shop_order o on o.id = s.order_id where o.state = 'placed' order by s.id`)
