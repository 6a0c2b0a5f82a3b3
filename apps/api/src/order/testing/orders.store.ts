import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredOrder = {
  state: string
  subOrders: { vendor: string; service: string; total_cents: number; shipping_cents: number }[]
  items: Record<string, number | string>[]
}

/** What was written of an order: amounts by vendor, and each line with what everybody earns by it. */
export const storedOrder = async (db: Db, publicId: string): Promise<StoredOrder> => {
  const [order] = await db.query<{ id: number; state: string }>(
    sql`select id, state from shop_order where public_id = ${publicId}`,
  )
  const id = order?.id ?? 0
  const subOrders = await db.query<StoredOrder['subOrders'][number]>(sql`
    select v.name as vendor, s.service, s.total_cents, s.shipping_cents
    from sub_order s join vendor v on v.id = s.vendor_id where s.order_id = ${id} order by s.id`)
  const items = await db.query<StoredOrder['items'][number]>(sql`
    select i.product_name as name, i.qty, i.final_price_cents as final, i.fee_bps, i.markup_bps,
      i.unit_price_cents as price, i.discount_cents as discount, i.merchandise_cents as merchandise, i.tax_bps,
      i.tax_cents as tax, i.total_cents as total, i.coupon_bps, i.reserved_qty as reserved, i.status,
      i.final_price_cents::bigint * i.qty as vendor_profit,
      i.unit_markup_cents::bigint * i.qty - i.discount_cents as contractor_profit,
      i.unit_fee_cents::bigint * i.qty + i.tax_cents as admin_profit,
      (select count(*)::int from order_status_change c where c.order_item_id = i.id and c.role = 'system') as changes
    from order_item i join sub_order s on s.id = i.sub_order_id where s.order_id = ${id} order by i.id`)
  return { state: order?.state ?? '', subOrders, items }
}

/** Nobody sells it any more. */
export const takeOff = (db: Db, publicId: string) =>
  db.query(sql`update product set status = 'hidden' where public_id = ${publicId}`)

/** What is kept for orders of a product, in its lots and beside them. */
export const reservedOf = async (db: Db, publicId: string): Promise<number> => {
  const [row] = await db.query<{ reserved: number }>(sql`
    select (p.reserved + coalesce((select sum(l.reserved) from lot l where l.product_id = p.id), 0))::int as reserved
    from product p where p.public_id = ${publicId}`)
  return row?.reserved ?? 0
}

export const setStock = (db: Db, publicId: string, quantity: number) =>
  db.query(sql`
    with counted as (
      update product set stock_qty = ${quantity}, reserved = 0 where public_id = ${publicId} returning id
    )
    update lot set on_hand = ${quantity}, reserved = 0 from counted where lot.product_id = counted.id`)

/** Another production run of a product. */
export const giveLot = (
  db: Db,
  { product, code, onHand }: { product: string; code: string; onHand: number },
) =>
  db.query(sql`
    insert into lot (product_id, code, on_hand, received_on)
    select id, ${code}, ${onHand}, '2026-11-01' from product where public_id = ${product}
    on conflict (product_id, code) do update set on_hand = excluded.on_hand`)

export const limitCoupon = (db: Db, code: string, limitTotal: number | null) =>
  db.query(sql`update coupon set limit_total = ${limitTotal} where code = ${code}`)

export const countOrders = async (db: Db, state: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from shop_order where state = ${state}`,
  )
  return row?.count ?? 0
}

export const usesLeftOver = async (db: Db, code: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from coupon_use u join coupon c on c.id = u.coupon_id
    where c.code = ${code} and u.released_at is null`)
  return row?.count ?? 0
}

/** Holds by state, and what of them belongs to no order that is placed. */
export const holdStates = (db: Db): Promise<{ state: string; order: string; count: number }[]> =>
  db.query(sql`
    select h.state, o.state as order, count(*)::int as count
    from payment_hold h join shop_order o on o.id = h.order_id group by 1, 2 order by 1, 2`)

export const openOperations = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from payment_operation where state = 'asked'`,
  )
  return row?.count ?? 0
}

export const messagesOf = (db: Db, kind: string): Promise<{ cause: string }[]> =>
  db.query(sql`select cause from job where kind = ${kind} order by id`)

/** All deliveries leave on one day, in one way. */
export const leaveTogether = (db: Db, day: string) =>
  db.query(sql`update sub_order set deliver_from = ${day}::date, service = 'threshold'`)
