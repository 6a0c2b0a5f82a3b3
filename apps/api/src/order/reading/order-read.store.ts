import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { photosColumn } from '../../catalogue/photo/photo.store.ts'
import type { DeliveryFacts, ItemFacts, OrderFacts, WholeOrder } from './order-facts.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { onDays } from '../../shared/received.ts'

const orderColumns = sql`o.id, o.public_id as "publicId", o.number, o.account_id as "accountId",
  o.showroom_id as "showroomId", showroom.user_id as "showroomRef", showroom.company_name as "companyName",
  project.public_id as "projectId", nullif(project.name, '') as "projectName", o.ship_to as "shipTo", o.coupon_code as "couponCode",
  o.merchandise_cents as "merchandiseCents", o.discount_cents as "discountCents",
  o.shipping_cents as "shippingCents", o.tax_cents as "taxCents", o.total_cents as "totalCents",
  o.placed_at as "placedAt"`

const orders = sql`shop_order o join showroom on showroom.id = o.showroom_id
  left join project on project.id = o.project_id`

export type OrderSearch = {
  accountId: number
  /** Of number, products and project; empty: everything. */
  text: string
  status: OrderStatus | null
  /** A Pro's user id or Showroom ID. */
  showroom: string | null
  /** A project's public id. */
  project: string | null
  /** The Pro's user id whose page asks: nothing of other showrooms is there for it. */
  page: string | null
  from: Day | null
  to: Day | null
}

const sought = ({ accountId, text, status, showroom, project, page, from, to }: OrderSearch): Sql => {
  const words = text.toLowerCase()
  return sql`o.account_id = ${accountId} and o.state = 'placed'
    and ${onDays(sql`o.placed_at`, { from, to })}
    and (${showroom}::text is null or ${showroom} in (showroom.user_id, showroom.vsd_id))
    and (${project}::text is null or project.public_id = ${project})
    and (${page}::text is null or showroom.user_id = ${page})
    and (${words} = '' or position(${words} in lower(o.number)) > 0
      or position(${words} in lower(coalesce(project.name, ''))) > 0
      or exists (select 1 from order_item i join sub_order s on s.id = i.sub_order_id
        where s.order_id = o.id
          and position(${words} in lower(i.product_name || ' ' || i.brand || ' ' || i.sku)) > 0))
    and (${status}::text is null or exists (select 1 from order_item i join sub_order s on s.id = i.sub_order_id
        where s.order_id = o.id and i.status = ${status}))`
}

export const countOrders = async (db: Queries, search: OrderSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${orders} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

/** Newest first. */
export const ordersOf = async (
  db: Queries,
  search: OrderSearch,
  { skip, most }: Span,
): Promise<WholeOrder[]> => {
  const found = await db.query<OrderFacts>(sql`
    select ${orderColumns} from ${orders} where ${sought(search)}
    order by o.placed_at desc, o.id desc limit ${most} offset ${skip}`)
  return wholeOrders(db, found)
}

const oneWhere = async (db: Queries, condition: Sql): Promise<WholeOrder | null> => {
  const found = await db.query<OrderFacts>(sql`
    select ${orderColumns} from ${orders} where o.state = 'placed' and ${condition}`)
  const [order] = await wholeOrders(db, found)
  return order ?? null
}

/** The account's own: another's is as missing as one that never was. */
export const ownOrder = (db: Queries, publicId: string, accountId: number) =>
  oneWhere(db, sql`o.public_id = ${publicId} and o.account_id = ${accountId}`)

export const orderById = (db: Queries, id: number) => oneWhere(db, sql`o.id = ${id}`)

const wholeOrders = async (db: Queries, found: readonly OrderFacts[]): Promise<WholeOrder[]> => {
  const ids = found.map(({ id }) => id)
  const deliveries = await deliveriesOf(db, ids)
  const items = await itemsOf(db, ids)
  return found.map((order) => {
    const own = deliveries.filter(({ orderId }) => orderId === order.id)
    const subOrderIds = new Set(own.map(({ id }) => id))
    return { order, deliveries: own, items: items.filter((item) => subOrderIds.has(item.subOrderId)) }
  })
}

const deliveriesOf = (db: Queries, orderIds: readonly number[]): Promise<DeliveryFacts[]> =>
  db.query<DeliveryFacts>(sql`
    select s.id, s.public_id as "publicId", s.order_id as "orderId", vendor.name as vendor, s.service,
      s.deliver_from as "deliverFrom", s.deliver_to as "deliverTo", s.merchandise_cents as "merchandiseCents",
      s.discount_cents as "discountCents", s.shipping_cents as "shippingCents",
      s.shipping_tax_cents as "shippingTaxCents", s.tax_cents as "taxCents", s.total_cents as "totalCents"
    from sub_order s join vendor on vendor.id = s.vendor_id
    where s.order_id = any(${[...orderIds]}::int[]) order by s.id`)

const itemsOf = (db: Queries, orderIds: readonly number[]): Promise<ItemFacts[]> =>
  db.query<ItemFacts>(sql`
    select i.id, i.public_id as "publicId", i.sub_order_id as "subOrderId", p.public_id as "productPublicId",
      i.product_name as "productName", i.brand, i.sku, i.unit, i.uom, i.size_label as "sizeLabel", i.appearance,
      i.placeholder, i.lots, i.qty, i.shipped_qty as "shippedQty", (
        select max(k.delivered_at) from shipment_line l join shipment k on k.id = l.shipment_id
        where l.order_item_id = i.id) as "packageCameAt",
      i.unit_price_cents as "unitPriceCents", i.discount_cents as "discountCents",
      i.merchandise_cents as "merchandiseCents", i.tax_cents as "taxCents", i.total_cents as "totalCents", i.status,
      i.status_at as "statusAt", ${photosColumn}, exists (select 1 from order_price_change c
        where c.order_item_id = i.id and c.state = 'proposed') as "isPriceAsked", (
        select json_build_object('state', r.state, 'answer', r.answer, 'askedAt', r.asked_at)
        from order_cancel_request r where r.order_item_id = i.id order by r.id desc limit 1) as "cancelRequest"
    from order_item i join sub_order s on s.id = i.sub_order_id join product p on p.id = i.product_id
    where s.order_id = any(${[...orderIds]}::int[]) order by i.id`)
