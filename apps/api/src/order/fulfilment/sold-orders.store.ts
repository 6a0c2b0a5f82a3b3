import type { SoldOrderSort } from '@showroom/contract/order/sold-order-sorts'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { onDays } from '../../shared/received.ts'
import { tableOrder } from '../../shared/table.ts'
import { seenBy, type OrderViewer } from '../reading/item-profit.store.ts'

export type SoldOrder = {
  id: number
  publicId: string
  number: string
  companyName: string
  client: string
  totalCents: number
  placedAt: Date
}

export type SoldSearch = {
  viewer: OrderViewer
  text: string
  status: OrderStatus | undefined
  from: Day | null
  to: Day | null
}

/** A vendor finds no order by who has ordered it. */
const soughtIn = ({ role }: OrderViewer): Sql =>
  role === 'Vendor'
    ? sql`o.number || ' ' || showroom.company_name || ' ' || i.product_name`
    : sql`o.number || ' ' || showroom.company_name || ' ' || i.product_name || ' '
        || client.first_name || ' ' || client.last_name`

/** Text and status are sought in the lines that the viewer may see. */
const sought = ({ viewer, text, status, from, to }: SoldSearch): Sql => {
  const words = text.toLowerCase()
  return sql`o.state = 'placed' and ${onDays(sql`o.placed_at`, { from, to })} and exists (
    select 1 from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = o.id and ${seenBy(viewer)} and (${status ?? null}::text is null or i.status = ${status ?? null})
      and (${words} = '' or position(${words} in lower(${soughtIn(viewer)})) > 0))`
}

const orders = sql`shop_order o join showroom on showroom.id = o.showroom_id
  join account client on client.id = o.account_id`

export const countSoldOrders = async (db: Queries, search: SoldSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${orders} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

/** A vendor, who may not know what a client pays, can not put them in order by it either. */
const orderOf = ({ role }: OrderViewer, sort: SortBy<SoldOrderSort>): Sql =>
  tableOrder(sort, {
    columns: {
      placed: sql`o.placed_at`,
      number: sql`o.number`,
      total: role === 'Vendor' ? sql`o.placed_at` : sql`o.total_cents`,
    },
    last: sql`o.id`,
  })

export const soldOrders = (
  db: Queries,
  search: SoldSearch & { sort: SortBy<SoldOrderSort> },
  { skip, most }: Span,
): Promise<SoldOrder[]> =>
  db.query<SoldOrder>(sql`
    select o.id, o.public_id as "publicId", o.number, showroom.company_name as "companyName",
      trim(client.first_name || ' ' || client.last_name) as client,
      o.total_cents as "totalCents", o.placed_at as "placedAt"
    from ${orders} where ${sought(search)}
    order by ${orderOf(search.viewer, search.sort)} limit ${most} offset ${skip}`)
