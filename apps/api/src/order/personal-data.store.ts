import { isOnTheWay, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** What an account's owner has ordered, as they may read it. */
export const ordersKeptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select o.number, o.placed_at, o.ship_to, o.coupon_code, o.merchandise_cents, o.discount_cents, o.shipping_cents,
      o.tax_cents, o.total_cents, (
        select json_agg(json_build_object('product', i.product_name, 'qty', i.qty, 'unit_price_cents',
          i.unit_price_cents, 'total_cents', i.total_cents, 'status', i.status, 'status_date', i.status_at, 'cancel_requests', (
            select json_agg(json_build_object('state', r.state, 'reason', r.reason, 'asked_at', r.asked_at) order by r.id)
            from order_cancel_request r where r.order_item_id = i.id)) order by i.id)
        from order_item i join sub_order s on s.id = i.sub_order_id where s.order_id = o.id) as lines, (
        select json_agg(json_build_object('received_at', r.received_at, 'signed_by', r.signed_by, 'signature', r.signature,
          'note', r.note, 'lines', (
            select json_agg(json_build_object('product', i.product_name, 'expected', l.expected, 'received', l.received,
              'damaged', l.damaged, 'lot', l.lot, 'note', l.note) order by i.id)
            from delivery_receipt_line l join order_item i on i.id = l.order_item_id where l.receipt_id = r.id))
          order by r.id)
        from delivery_receipt r join sub_order s on s.id = r.sub_order_id where s.order_id = o.id) as receipts
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

/** That they wished to cancel stays in the books; their own words for it do not. */
export const forgetCancelReasons = (tx: Queries, accountId: number) =>
  tx.query(sql`
    update order_cancel_request r set reason = '' from order_item i, sub_order s, shop_order o
    where i.id = r.order_item_id and s.id = i.sub_order_id and o.id = s.order_id and o.account_id = ${accountId}`)

/** What shows a change of an order stays with it, without who added it. */
export const forgetProofs = (tx: Queries, accountId: number) =>
  tx.query(sql`update order_status_proof set uploaded_by = null where uploaded_by = ${accountId}`)

/** City, state and ZIP code stay: the tax was reckoned by them. */
export const forgetShipTo = (tx: Queries, accountId: number) =>
  tx.query(sql`
    update shop_order set kept_card = null, ship_to = ship_to || jsonb_build_object('street', '', 'apartment', '',
      'contact', '', 'country_code', '', 'phone_number', '', 'gate_code', '', 'stairs', '', 'truck_access', null)
    where account_id = ${accountId}`)

/** What was counted stays, as claims are settled by it; who signed for it, and photos of their house, do not. */
export const forgetSignatures = async (tx: Queries, accountId: number) => {
  await tx.query(sql`
    update delivery_receipt_line set note = '' where receipt_id in (
      select id from delivery_receipt where received_by = ${accountId})`)
  await tx.query(sql`
    update delivery_receipt set received_by = null, signed_by = '', signature = '', note = ''
    where received_by = ${accountId}`)
  await tx.query(sql`delete from delivery_photo where added_by = ${accountId}`)
}
