import type { DeliveryService } from '@showroom/contract/checkout/delivery-services'
import type { queueSorts } from '@showroom/contract/order/order-queue.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'
import { warehouseIdsOfLine, warehousesOfLine } from '../reading/line-warehouses.store.ts'
import type { ReservedLot, ShipTo } from '../placing/new-order.ts'
import { type OrderViewer, seenBy } from '../reading/item-profit.store.ts'

export type QueueSearch = {
  viewer: OrderViewer
  text: string
  statuses: readonly OrderStatus[]
}

/** What a line of the queue has beside what it was sold for. */
export type QueuedLine = {
  id: number
  orderPublicId: string
  orderNumber: string
  deliveryPublicId: string
  /** Which of the order's deliveries it is in, from 1 on. */
  deliveryNo: number
  vendor: string
  companyName: string
  sku: string
  sizeLabel: string
  uom: string
  lots: ReservedLot[]
  /** Where the line leaves from: one warehouse, unless its lots lie in several. */
  warehouses: string[]
  warehouseIds: number[]
  shipTo: ShipTo
  /** Who ordered it: addresses need not name anybody. */
  person: string
  service: DeliveryService
  deliverFrom: string
  weightMilliLb: number | null
  pallets: number | null
  lengthIn: number | null
  widthIn: number | null
  heightIn: number | null
}

const lines = sql`order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
  join showroom on showroom.id = o.showroom_id`

/** Found by the indexes of words, whose ids are then looked at. */
const worded = (text: string): Sql => {
  if (text === '') return sql`true`
  const pattern = holding(text)
  return sql`i.id in (
    select id from order_item where lower(product_name || ' ' || sku) like ${pattern}
    union all
    select ni.id from order_item ni join sub_order ns on ns.id = ni.sub_order_id
      join shop_order no on no.id = ns.order_id
    where lower(no.number) like ${pattern})`
}

const sought = ({ viewer, text, statuses }: QueueSearch): Sql =>
  sql`o.state = 'placed' and i.status = any(${[...statuses]}::text[]) and ${seenBy(viewer)} and ${worded(text)}`

/**
 * Lines and which of them the viewer works on. Nearly all are of placed orders: the few that are not are left out, so that
 * no order needs to be read. A vendor's are few enough to look at each (`offset 0`: the planner would go through
 * everybody's instead); of all lines the indexes of words find which.
 */
const worked = ({ viewer, text, statuses }: QueueSearch): Sql => {
  const isAsked = sql`i.status = any(${[...statuses]}::text[])`
  switch (viewer.role) {
    case 'Vendor':
      return sql`sub_order s cross join lateral (
          select i.* from order_item i where i.sub_order_id = s.id offset 0) i
        where s.vendor_id = ${viewer.vendorId} and ${isAsked} and ${says(text)} and not exists (
          select 1 from shop_order o where o.id = s.order_id and o.state <> 'placed') and not exists (
          select 1 from shop_order o
          where o.id = s.order_id and o.state = 'placed' and o.placed_at >= ${viewer.placedBefore})`
    case 'Admin':
      return sql`order_item i where ${isAsked} and ${worded(text)} and not exists (
        select 1 from sub_order s join shop_order o on o.id = s.order_id
        where s.id = i.sub_order_id and o.state <> 'placed')`
    case 'Contractor':
      // No Pro works on a delivery.
      return sql`order_item i where false`
  }
}

/** The same as `worded`, of a line that is read anyway. */
const says = (text: string): Sql => {
  if (text === '') return sql`true`
  const pattern = holding(text)
  return sql`(lower(i.product_name || ' ' || i.sku) like ${pattern}
    or s.order_id in (select id from shop_order where lower(number) like ${pattern}))`
}

/** Lines are numbered in the order in which they were placed. */
const columns: Record<(typeof queueSorts)[number], Sql> = {
  placed: raw('i.id'),
  ship: raw('(select d.deliver_from from sub_order d where d.id = i.sub_order_id)'),
  qty: raw('i.qty'),
}
export type QueueSort = SortBy<(typeof queueSorts)[number]>

/** `offset 0`: their lines are found first and sorted then, where the planner would go through everybody's in their order. */
export const queuedIds = async (
  db: Queries,
  search: QueueSearch,
  { sort, skip, most }: Span & { sort: QueueSort },
): Promise<number[]> => {
  const found = await db.query<{ id: number }>(sql`
    select i.id from (select i.* from ${worked(search)} offset 0) i
    order by ${tableOrder(sort, { columns, last: raw('i.id') })} limit ${most} offset ${skip}`)
  return found.map(({ id }) => id)
}

/** How many lines have each status. */
export const countByStatus = (
  db: Queries,
  search: QueueSearch,
): Promise<{ status: OrderStatus; count: number }[]> =>
  db.query(sql`
    select i.status, count(*)::int as count from ${worked(search)} group by i.status`)

export const queuedLines = (db: Queries, ids: readonly number[]): Promise<QueuedLine[]> =>
  db.query<QueuedLine>(sql`
    select i.id, o.public_id as "orderPublicId", o.number as "orderNumber", s.public_id as "deliveryPublicId",
      (select count(*)::int from sub_order b where b.order_id = o.id and b.id <= s.id) as "deliveryNo",
      vendor.name as vendor, showroom.company_name as "companyName", i.sku, i.size_label as "sizeLabel", i.uom,
      i.lots, ${warehousesOfLine} as warehouses, ${warehouseIdsOfLine} as "warehouseIds",
      o.ship_to as "shipTo", trim(p.first_name || ' ' || p.last_name) as person, s.service, s.deliver_from::text as "deliverFrom",
      r.weight_milli_lb as "weightMilliLb", r.pallets, r.length_in as "lengthIn", r.width_in as "widthIn",
      r.height_in as "heightIn"
    from ${lines} join vendor on vendor.id = s.vendor_id join account p on p.id = o.account_id
      left join order_item_ready r on r.order_item_id = i.id
    where i.id = any(${[...ids]}::int[])`)

/** What is to be taken out of the warehouse, the soonest first. */
export const idsToPick = async (
  db: Queries,
  { viewer, statuses, most }: Omit<QueueSearch, 'text'> & { most: number },
): Promise<number[]> => {
  const found = await db.query<{ id: number }>(sql`
    select i.id from ${lines} where ${sought({ viewer, statuses, text: '' })}
    order by s.deliver_from, i.sku, i.id limit ${most}`)
  return found.map(({ id }) => id)
}
