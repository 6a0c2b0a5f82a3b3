import { isOnTheWay, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** What an account's owner has ordered, as they may read it. */
export const ordersKeptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select o.number, o.placed_at, o.ship_to, o.coupon_code, o.merchandise_cents, o.discount_cents, o.shipping_cents,
      o.tax_cents, o.total_cents, (
        select json_agg(json_build_object('product', i.product_name, 'qty', i.qty, 'unit_price_cents',
          i.unit_price_cents, 'total_cents', i.total_cents, 'status', i.status, 'status_date', i.status_at) order by i.id)
        from order_item i join sub_order s on s.id = i.sub_order_id where s.order_id = o.id) as lines
    from shop_order o where o.account_id = ${accountId} and o.state = 'placed' order by o.id`)

const coming = orderStatusNames.filter((status) => isOnTheWay(status) || status === 'return_request')

/** Orders that somebody still waits for, or pays for at this moment. */
export const openOrderNumbers = async (db: Queries, accountId: number): Promise<string[]> => {
  const rows = await db.query<{ number: string }>(sql`
    select o.number from shop_order o
    where o.account_id = ${accountId} and (o.state in ('placing', 'confirming') or o.state = 'placed' and exists (
      select 1 from order_item i join sub_order s on s.id = i.sub_order_id
      where s.order_id = o.id and i.status = any(${coming}::text[])))
    order by o.id`)
  return rows.map(({ number }) => number)
}

/** City, state and ZIP code stay: the tax was reckoned by them. */
export const forgetShipTo = (tx: Queries, accountId: number) =>
  tx.query(sql`
    update shop_order set kept_card = null, ship_to = ship_to || jsonb_build_object('street', '', 'apartment', '',
      'contact', '', 'country_code', '', 'phone_number', '', 'gate_code', '', 'stairs', '', 'truck_access', null)
    where account_id = ${accountId}`)
