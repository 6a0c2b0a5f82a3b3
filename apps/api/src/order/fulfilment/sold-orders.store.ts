import type { SoldOrderSort } from '@showroom/contract/order/sold-order-sorts'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { type GroupPage, pageOfGroups } from '../../shared/page-of-groups.ts'
import { onDays } from '../../shared/received.ts'
import { tableOrder } from '../../shared/table.ts'
import type { OrderViewer } from '../reading/item-profit.store.ts'

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

/** The lines of the order that the viewer may see, of the status that is asked for. */
const lines = ({ viewer, status }: SoldSearch): Sql => sql`
  select s.order_id from sub_order s join order_item i on i.sub_order_id = s.id
  where ${viewer.role === 'Vendor' ? sql`s.vendor_id = ${viewer.vendorId}` : sql`true`}
    and ${status === undefined ? sql`true` : sql`i.status = ${status}`}`

/** Their orders. Every delivery has a line, so that of whatever status none needs to be read. */
const ordersOfLines = (search: SoldSearch): Sql =>
  search.viewer.role === 'Vendor' && search.status === undefined
    ? sql`select s.order_id from sub_order s where s.vendor_id = ${search.viewer.vendorId}`
    : lines(search)

const ofOrder = sql`and s.order_id = o.id`
const companyName = sql`lower(showroom.company_name)`
const clientName = sql`lower(client.first_name || ' ' || client.last_name)`

/** A vendor finds no order by who has ordered it. */
const named = ({ role }: OrderViewer, pattern: string): Sql => sql`
  lower(o.number) like ${pattern} or exists (
    select 1 from showroom where showroom.id = o.showroom_id and ${companyName} like ${pattern})
  or ${
    role === 'Vendor'
      ? sql`false`
      : sql`exists (
    select 1 from account client where client.id = o.account_id and ${clientName} like ${pattern})`
  }`

/** The text, where the viewer's orders are few enough to look at each. */
const saying = (search: SoldSearch, pattern: string): Sql => sql`(
  exists (${lines(search)} ${ofOrder} and lower(i.product_name) like ${pattern})
  or (${named(search.viewer, pattern)}) and exists (${lines(search)} ${ofOrder}))`

/** Among all orders those that say the text: the indexes of words find what may say it, which is then looked at. */
const sayersAmongAll = (search: SoldSearch, pattern: string): Sql => sql`
  select id from shop_order where lower(number) like ${pattern}
  union all select p.id from showroom join shop_order p on p.showroom_id = showroom.id where ${companyName} like ${pattern}
  union all select p.id from account client join shop_order p on p.account_id = client.id
    where lower(client.first_name || ' ' || client.last_name || ' ' || client.email || ' ' || client.public_id) like ${pattern}
      and ${clientName} like ${pattern}
  union all ${lines(search)} and lower(i.product_name || ' ' || i.sku) like ${pattern}
    and lower(i.product_name) like ${pattern}`

const sayingAmongAll = (search: SoldSearch, pattern: string): Sql =>
  sql`o.id in (${sayersAmongAll(search, pattern)})`

const seenOrders = (viewer: OrderViewer): Sql => {
  switch (viewer.role) {
    case 'Vendor':
      return sql`o.placed_at < ${viewer.placedBefore}`
    case 'Contractor':
      return sql`o.showroom_id = (select id from showroom where user_id = ${viewer.showroomRef})`
    case 'Admin':
      return sql`true`
  }
}

/** Text and status are sought in the lines that the viewer may see; every order has a line, but not one of each vendor. */
const sought = (search: SoldSearch): Sql => {
  const { viewer, text, status, from, to } = search
  const pattern = holding(text)
  const isOfLines = viewer.role === 'Vendor' || status !== undefined
  const says = viewer.role === 'Admin' ? sayingAmongAll : saying
  return sql`o.state = 'placed' and ${onDays(sql`o.placed_at`, { from, to })} and ${seenOrders(viewer)}
    and ${isOfLines ? sql`o.id in (${ordersOfLines(search)})` : sql`true`}
    and ${text === '' ? sql`true` : says(search, pattern)}`
}

export const countSoldOrders = async (db: Queries, search: SoldSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from shop_order o where ${sought(search)}`,
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

/** Orders with who sold and who ordered them: looked up for a page alone. */
const shown = (page: Sql, order: Sql): Sql => sql`
  select o.id, o.public_id as "publicId", o.number, showroom.company_name as "companyName",
    trim(client.first_name || ' ' || client.last_name) as client,
    o.total_cents as "totalCents", o.placed_at as "placedAt"
  from (${page}) page join shop_order o on o.id = page.found join showroom on showroom.id = o.showroom_id
    join account client on client.id = o.account_id
  order by ${order}`

export const soldOrders = (
  db: Queries,
  search: SoldSearch & { sort: SortBy<SoldOrderSort> },
  { skip, most }: Span,
): Promise<SoldOrder[]> => {
  const order = orderOf(search.viewer, search.sort)
  const page = sql`
    select o.id as found from shop_order o where ${sought(search)} order by ${order} limit ${most} offset ${skip}`
  return db.query<SoldOrder>(shown(page, order))
}

/** Whether all that is found has to be looked for before its newest are known: then it is counted at once. */
export const isFoundWhole = ({ viewer, text, status }: SoldSearch): boolean =>
  viewer.role === 'Vendor' || text !== '' || status !== undefined

/** A page and how many there are, of what is looked for once. A page beyond the last one is the last one. */
export const soldPage = async (
  db: Queries,
  search: SoldSearch & { sort: SortBy<SoldOrderSort> },
  page: GroupPage,
): Promise<{ count: number; orders: SoldOrder[] }> => {
  const order = orderOf(search.viewer, search.sort)
  if (isWalked(search)) return walkedPage(db, search, page)
  const ofPage = sql`select o.id as found from sought o order by ${order} ${pageOfGroups(sql`sought`, page)}`
  const found = await db.query<SoldOrder & { count: number }>(sql`
    with sought as materialized (
      select o.id, o.placed_at, o.number, o.total_cents from shop_order o where ${sought(search)}
    )
    select shown.*, (select count(*)::int from sought) as count from (${shown(ofPage, order)}) shown`)
  return pageFound(found)
}

const pageFound = (found: readonly (SoldOrder & { count: number })[]) => ({
  count: found[0]?.count ?? 0,
  orders: found.map(({ count: _, ...each }) => each),
})

type SortedSearch = SoldSearch & { sort: SortBy<SoldOrderSort> }

const isWalked = ({ viewer, text, status, from, to, sort }: SortedSearch): boolean =>
  viewer.role === 'Admin' && text !== '' && status === undefined && !from && !to && /^-?placed$/.test(sort)

/**
 * A text among all orders by when they were placed: what says it may be many orders, none of which is opened but those
 * of the page. Those few that are not placed are taken off the count, and the page is found by walking down the orders.
 * `is true` keeps the walk: a join would open all that was found.
 */
const walkedPage = async (db: Queries, search: SortedSearch, page: GroupPage) => {
  const order = search.sort === 'placed' ? sql`o.placed_at, o.id` : sql`o.placed_at desc, o.id desc`
  const ofPage = sql`
    select o.id as found from shop_order o where o.state = 'placed' and (o.id in (select id from sayer)) is true
    order by ${order} ${pageOfGroups(sql`placed`, page)}`
  const found = await db.query<SoldOrder & { count: number }>(sql`
    with sayer as materialized (
      select id from (${sayersAmongAll(search, holding(search.text))}) said group by id
    ), placed as materialized (
      select from sayer
      where not exists (select from shop_order other where other.id = sayer.id and other.state <> 'placed')
    )
    select shown.*, (select count(*)::int from placed) as count from (${shown(ofPage, order)}) shown`)
  return pageFound(found)
}
