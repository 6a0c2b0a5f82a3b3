import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { seenBy, type OrderViewer } from '../reading/item-profit.store.ts'

export type SoldOrder = { id: number; publicId: string; number: string; companyName: string; placedAt: Date }

/** Text is sought in the number, the showroom and the names of the lines that the viewer may see. */
const sought = (viewer: OrderViewer, text: string): Sql => {
  const words = text.toLowerCase()
  return sql`o.state = 'placed' and exists (
    select 1 from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = o.id and ${seenBy(viewer)} and (${words} = ''
      or position(${words} in lower(o.number || ' ' || showroom.company_name || ' ' || i.product_name)) > 0))`
}

const orders = sql`shop_order o join showroom on showroom.id = o.showroom_id`

export const countSoldOrders = async (db: Queries, viewer: OrderViewer, text: string): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${orders} where ${sought(viewer, text)}`,
  )
  return counted?.count ?? 0
}

type Search = { viewer: OrderViewer; text: string; skip: number; most: number }

/** The newest first. */
export const soldOrders = (db: Queries, { viewer, text, skip, most }: Search): Promise<SoldOrder[]> =>
  db.query<SoldOrder>(sql`
    select o.id, o.public_id as "publicId", o.number, showroom.company_name as "companyName",
      o.placed_at as "placedAt"
    from ${orders} where ${sought(viewer, text)}
    order by o.placed_at desc, o.id desc limit ${most} offset ${skip}`)
