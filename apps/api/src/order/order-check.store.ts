import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { ReservedLot } from './placing/new-order.ts'
import type { OrderState } from './placing/order-state.store.ts'

/** Orders whose deliveries and lines do not come to what they say themselves. */
export const ordersThatDoNotAddUp = async (db: Queries): Promise<string[]> => {
  const broken = await db.query<{ number: string }>(sql`
    with items as (
      select sub_order_id, sum(merchandise_cents) as merchandise, sum(discount_cents) as discount, sum(tax_cents) as tax
      from order_item group by sub_order_id
    ), parts as (
      select s.order_id, sum(s.merchandise_cents) as merchandise, sum(s.discount_cents) as discount,
        sum(s.shipping_cents) as shipping, sum(s.tax_cents) as tax, sum(s.total_cents) as total,
        bool_and(s.merchandise_cents = items.merchandise and s.discount_cents = items.discount
          and s.tax_cents = items.tax + s.shipping_tax_cents) as fits
      from sub_order s left join items on items.sub_order_id = s.id group by s.order_id
    )
    select o.number from shop_order o left join parts on parts.order_id = o.id
    where parts.fits is not true or (o.merchandise_cents, o.discount_cents, o.shipping_cents, o.tax_cents, o.total_cents)
      is distinct from (parts.merchandise, parts.discount, parts.shipping, parts.tax, parts.total)
    order by o.id`)
  return broken.map(({ number }) => number)
}

/** Carts that are two orders at once in the same version. */
export const cartsOrderedTwice = (db: Queries): Promise<{ cartId: number; numbers: string[] }[]> =>
  db.query(sql`
    select cart_id as "cartId", array_agg(number order by id) as numbers from shop_order
    where state <> 'abandoned' and cart_id is not null
    group by cart_id, cart_version having count(*) > 1`)

/** Lines of a cart that were ordered twice, in whichever version: they leave it as they are placed. */
export const linesOrderedTwice = (db: Queries): Promise<{ lineId: string; numbers: string[] }[]> =>
  db.query(sql`
    select i.cart_line_id as "lineId", array_agg(o.number order by o.id) as numbers
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where o.state = 'placed' group by i.cart_line_id having count(*) > 1`)

/** Of a change that wrote its line's price, whatever became of it. */
const wasInForce = sql`(c.state in ('applied', 'absorbed') or c.pay_by is not null)`

export type CheckedItem = {
  id: number
  orderId: number
  subOrderId: number
  number: string
  name: string
  state: OrderState
  status: OrderStatus
  hasCoupon: boolean
  productId: number
  reservedQty: number
  lots: ReservedLot[]
  totalCents: number
  /** Without the units that were given back. */
  leftCents: number
}

export const checkedItems = (db: Queries): Promise<CheckedItem[]> =>
  db.query<CheckedItem>(sql`
    select i.id, o.id as "orderId", s.id as "subOrderId", o.number, i.product_name as name, o.state, i.status,
      o.coupon_id is not null as "hasCoupon", i.product_id as "productId", i.reserved_qty as "reservedQty", i.lots,
      i.total_cents as "totalCents", (i.total_cents - (i.unit_price_cents::bigint * i.returned_qty
        - round(i.discount_cents::numeric * i.returned_qty / i.qty)
        + round(i.tax_cents::numeric * i.returned_qty / i.qty)))::bigint as "leftCents"
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id order by i.id`)

export type CheckedDelivery = {
  id: number
  number: string
  state: OrderState
  totalCents: number
  /** By how much changed prices and addresses ever raised it, and lowered it. */
  raisedCents: number
  loweredCents: number
}

export const checkedDeliveries = (db: Queries): Promise<CheckedDelivery[]> =>
  db.query<CheckedDelivery>(sql`
    select s.id, o.number, o.state, s.total_cents as "totalCents",
      (coalesce(changed.raised, 0) + coalesce(moved.raised, 0))::bigint as "raisedCents",
      (coalesce(changed.lowered, 0) + coalesce(moved.lowered, 0))::bigint as "loweredCents"
    from sub_order s join shop_order o on o.id = s.order_id
      left join lateral (
        select sum(greatest(c.total_after - c.total_before, 0)) as raised,
          sum(greatest(c.total_before - c.total_after, 0)) as lowered
        from order_price_change c join order_item i on i.id = c.order_item_id
        where i.sub_order_id = s.id and ${wasInForce}
      ) changed on true
      -- For an address that was not taken a bank may have held more, until a smaller hold took over.
      left join lateral (
        select sum(greatest(d.more_cents, 0)) filter (where c.state = 'moved') as raised,
          sum(case when c.state = 'moved' then greatest(-d.more_cents, 0) else greatest(d.more_cents, 0) end) as lowered
        from order_address_delivery d join order_address_change c on c.id = d.change_id where d.sub_order_id = s.id
      ) moved on true order by s.id`)

export type CheckedPrice = {
  number: string
  name: string
  finalPriceCents: number
  feeBps: number
  feeCents: number
  markupBps: number
  markupCents: number
  /** What the Pro gave up of the markup for a raised price. */
  absorbedCents: number
}

/** What one unit of every line was sold for, with the rates that made it. */
export const checkedPrices = (db: Queries): Promise<CheckedPrice[]> =>
  db.query<CheckedPrice>(sql`
    select o.number, i.product_name as name, i.final_price_cents as "finalPriceCents", i.fee_bps as "feeBps",
      i.unit_fee_cents as "feeCents", i.markup_bps as "markupBps", i.unit_markup_cents as "markupCents",
      i.absorbed_cents as "absorbedCents"
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id order by i.id`)

/** Lines in the delivery of a vendor who does not sell the product. */
export const linesOfOtherVendors = (db: Queries): Promise<{ number: string; name: string }[]> =>
  db.query(sql`
    select o.number, i.product_name as name
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      join product p on p.id = i.product_id
    where p.vendor_id <> s.vendor_id order by i.id`)

/** Lines that are not at the price that their newest change left them at. */
export const pricesChangedOtherwise = (db: Queries): Promise<{ number: string; name: string }[]> =>
  db.query(sql`
    select o.number, i.product_name as name
    from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
      join lateral (
        select c.* from order_price_change c where c.order_item_id = i.id and ${wasInForce}
        order by c.id desc limit 1
      ) c on true
    where (i.final_price_cents, i.absorbed_cents, i.unit_price_cents, i.discount_cents, i.tax_cents, i.total_cents)
      is distinct from (c.final_price_after, c.absorbed_after, c.unit_price_after, c.discount_after, c.tax_after,
        c.total_after)
    order by i.id`)

/** Changes that wait for somebody though their line is on its way, or has come to nothing. */
export const changesOpenInVain = (db: Queries): Promise<{ number: string; name: string }[]> =>
  db.query(sql`
    select o.number, i.product_name as name
    from order_price_change c join order_item i on i.id = c.order_item_id join sub_order s on s.id = i.sub_order_id
      join shop_order o on o.id = s.order_id
    where c.state in ('proposed', 'paying') and i.status not in ('waiting_for_approval', 'in_progress')
    order by c.id`)

/** Uses that count for another coupon, or another client, than their order says. */
export const couponsUsedOtherwise = async (db: Queries): Promise<string[]> => {
  const used = await db.query<{ number: string }>(sql`
    select o.number from coupon_use u join shop_order o on o.id = u.order_id
    where u.released_at is null and (u.coupon_id is distinct from o.coupon_id or u.account_id <> o.account_id)
    order by o.id`)
  return used.map(({ number }) => number)
}
