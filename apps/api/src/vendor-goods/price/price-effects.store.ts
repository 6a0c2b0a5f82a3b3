import type { Day } from '@showroom/contract/shared/day'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { ProductStatus } from '@showroom/contract/vendor-goods/vendor-product.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type PricedProduct = {
  id: number
  publicId: string
  sku: string
  name: string
  uom: string
  status: ProductStatus
  nowCents: number
  /** What it will cost on the day before. */
  beforeCents: number
  /** What is planned for the day itself. */
  replacesCents: number | null
}

/** Of the vendor alone: another's SKU is as missing as one that never was. */
export const productsBySku = (
  db: Queries,
  { vendorId, skus, day }: { vendorId: number; skus: readonly string[]; day: Day },
): Promise<PricedProduct[]> =>
  db.query<PricedProduct>(sql`
    select p.id, p.public_id as "publicId", p.sku, p.name, p.uom, p.status, p.final_price_cents as "nowCents",
      coalesce((
        select e.price_cents from scheduled_price e
        where e.product_id = p.id and e.state = 'scheduled' and e.effective_on < ${day}::date
        order by e.effective_on desc limit 1
      ), p.final_price_cents) as "beforeCents", (
        select e.price_cents from scheduled_price e
        where e.product_id = p.id and e.state = 'scheduled' and e.effective_on = ${day}::date
      ) as "replacesCents"
    from product p where p.vendor_id = ${vendorId} and p.sku = any(${[...skus]}::text[])`)

/** How many of something each product is in, and all of them together: the row without a product. */
export type Held = { productId: number | null; count: number }

export const cartsHolding = (db: Queries, productIds: readonly number[], now: Date): Promise<Held[]> =>
  db.query<Held>(sql`
    select l.product_id as "productId", count(distinct c.id)::int as count
    from cart_line l join cart c on c.id = l.cart_id
    where l.product_id = any(${[...productIds]}::int[]) and (c.expires_at is null or c.expires_at > ${now}::timestamptz)
    group by grouping sets ((l.product_id), ())`)

type Open = { statuses: readonly OrderStatus[]; placedBefore: Date }

export const ordersHolding = (
  db: Queries,
  productIds: readonly number[],
  { statuses, placedBefore }: Open,
): Promise<Held[]> =>
  db.query<Held>(sql`
    select i.product_id as "productId", count(distinct o.id)::int as count
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where i.product_id = any(${[...productIds]}::int[]) and i.status = any(${[...statuses]}::text[])
      and o.state = 'placed' and o.placed_at < ${placedBefore}::timestamptz
    group by grouping sets ((i.product_id), ())`)

/**
 * A showroom sells what is active, in a category that it does not hide, and not hidden itself. Showrooms are counted by
 * shelf: each product has its shelf's number without those that hide it, and thousands of products are not joined to
 * thousands of showrooms.
 */
export const showroomsSelling = (db: Queries, productIds: readonly number[]): Promise<Held[]> =>
  db.query<Held>(sql`
    with sold as (
      select id, category_id, root_category_id from product
      where id = any(${[...productIds]}::int[]) and status = 'active'
    ), shelf as (
      select category_id, root_category_id, count(*) as goods from sold group by category_id, root_category_id
    ), hiding as (
      select g.showroom_id, sold.id, sold.category_id, sold.root_category_id from product_standing g
      join sold on sold.id = g.product_id where g.standing = 'hidden'
    ), offered as materialized (
      select shelf.category_id, shelf.root_category_id, s.id as showroom_id from shelf cross join showroom s
      where s.unavailable_since is null and not exists (
        select 1 from hidden_category h
        where h.showroom_id = s.id and h.category_id in (shelf.category_id, shelf.root_category_id))
        and not exists (
          select 1 from unlisted_category u where u.category_id in (shelf.category_id, shelf.root_category_id))
        and shelf.goods > (select count(*) from hiding
          where hiding.showroom_id = s.id and hiding.category_id = shelf.category_id
            and hiding.root_category_id = shelf.root_category_id)
    ), counted as (
      select category_id, root_category_id, count(*)::int as count from offered group by category_id, root_category_id
    )
    select sold.id as "productId", counted.count - (
        select count(*)::int from hiding join offered using (showroom_id, category_id, root_category_id)
        where hiding.id = sold.id) as count
    from sold join counted using (category_id, root_category_id)
    union all
    select null, count(distinct showroom_id)::int from offered`)
