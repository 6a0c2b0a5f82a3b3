import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type OrderViewer, seenBy } from '../reading/item-profit.store.ts'

export type SeenOrder = { id: number /** The deliveries that the viewer works on. */; subOrderIds: number[] }

/** Null where the viewer works on nothing of it: as if it were not there. */
export const orderSeenBy = async (
  db: Queries,
  publicId: string,
  viewer: OrderViewer,
): Promise<SeenOrder | null> => {
  const [found] = await db.query<SeenOrder>(sql`
    select o.id, array_agg(s.id order by s.id) as "subOrderIds"
    from shop_order o join sub_order s on s.order_id = o.id join showroom on showroom.id = o.showroom_id
    where o.state = 'placed' and o.public_id = ${publicId} and ${seenBy(viewer)} group by o.id`)
  return found ?? null
}
