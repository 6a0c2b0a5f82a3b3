import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** What a bug, or somebody with a console, could do to the books. */

export const anyHold = async (db: Queries, orderPublicId: string) => {
  const [hold] = await db.query<{
    id: number
    intentId: string
    customerId: string
    paymentMethodId: string
  }>(sql`
    select h.id, h.intent_id as "intentId", h.customer_id as "customerId", h.payment_method_id as "paymentMethodId"
    from payment_hold h join shop_order o on o.id = h.order_id where o.public_id = ${orderPublicId} order by h.id`)
  if (!hold) throw new Error('The order has holds.')
  return hold
}

export const forgetHold = (db: Queries, id: number, state: 'held' | 'voided') =>
  db.query(sql`update payment_hold set state = ${state} where id = ${id}`)

export const reserveMore = (db: Queries, productId: string, units: number) =>
  db.query(sql`
    update lot set reserved = reserved + ${units} where product_id = (select id from product where public_id = ${productId})`)

export const setCouponReleased = (db: Queries, orderPublicId: string, releasedAt: Date | null) =>
  db.query(sql`
    update coupon_use set released_at = ${releasedAt}
    where order_id = (select id from shop_order where public_id = ${orderPublicId})`)

export const raiseTax = (db: Queries, orderPublicId: string, cents: number) =>
  db.query(sql`
    update shop_order set tax_cents = tax_cents + ${cents}, total_cents = total_cents + ${cents}
    where public_id = ${orderPublicId}`)

export const moveStatus = (db: Queries, itemPublicId: string, status: string) =>
  db.query(sql`update order_item set status = ${status} where public_id = ${itemPublicId}`)

/** Of a kind that nobody knows what to do with. */
export const addUnknownMessage = (db: Queries, cause: string) =>
  db.query(sql`
    insert into job (kind, cause, payload, created_at, due_at)
    values ('unknown', ${cause}, '{}', '2026-01-01', '2026-01-01')`)

type Planted = { item: string; order: string }

/** Past every trigger and reference, as a console could. */
const past = (statement: (planted: Planted) => Sql) => async (tx: Queries, planted: Planted) => {
  await tx.query(sql`set local session_replication_role = replica`)
  const changed = await tx.query(statement(planted))
  if (changed.length === 0) throw new Error('Nothing was corrupted.')
}

const itemId = (item: string) => sql`(select id from order_item where public_id = ${item})`
const orderId = (order: string) => sql`(select id from shop_order where public_id = ${order})`
const capturedOf = (item: string) => sql`(
  select e.movement_id from ledger_entry e join ledger_movement m on m.id = e.movement_id
  where e.order_item_id = ${itemId(item)} and m.kind = 'capture' limit 1)`
const entry = (item: string, account: string) =>
  sql`movement_id = ${capturedOf(item)} and order_item_id = ${itemId(item)} and account = ${account}`

/** What moves money between people, or forgets that it moved, and leaves every sum as it was. */
export const corruptions = {
  'a dollar from the vendor to the contractor in one movement': past(
    ({ item }) => sql`
    update ledger_entry set amount_cents = amount_cents + case account when 'vendor' then 100 else -100 end
    where movement_id = ${capturedOf(item)} and order_item_id = ${itemId(item)} and account in ('vendor', 'contractor')
    returning id`,
  ),
  'the vendor’s share under another vendor': past(
    ({ item }) => sql`
    update ledger_entry set party_id = (select id from vendor where id <> party_id limit 1)
    where ${entry(item, 'vendor')} returning id`,
  ),
  'the platform’s fee booked to the contractor': past(
    ({ item }) => sql`
    update ledger_entry set account = 'contractor', party_id = (select showroom_id from shop_order o
      join sub_order s on s.order_id = o.id join order_item i on i.sub_order_id = s.id where i.public_id = ${item})
    where ${entry(item, 'platform')} returning id`,
  ),
  'a capture dated 90 days back': past(
    ({ item }) => sql`
    update ledger_movement set moved_at = moved_at - interval '90 days' where id = ${capturedOf(item)} returning id`,
  ),
  'a refund that its hold forgot': past(
    ({ order }) => sql`
    update payment_hold set refunded_cents = 0
    where order_id = ${orderId(order)} and refunded_cents > 0 returning id`,
  ),
  'a dollar of a unit from the vendor’s price to the markup': past(
    ({ order }) => sql`
    update order_item set final_price_cents = final_price_cents - 100, unit_markup_cents = unit_markup_cents + 100
    where status = 'waiting_for_approval'
      and sub_order_id in (select id from sub_order where order_id = ${orderId(order)}) returning id`,
  ),
  'a coupon’s use moved to another coupon': past(
    ({ order }) => sql`
    update coupon_use set coupon_id = coupon_id + 1 where order_id = ${orderId(order)} returning order_id`,
  ),
  'an order under another account': past(
    ({ order }) => sql`
    update shop_order set account_id = (select id from account where id <> account_id limit 1)
    where public_id = ${order} returning id`,
  ),
  'a delivery under another vendor': past(
    ({ order }) => sql`
    update sub_order set vendor_id = (select max(id) + 1 from vendor)
    where id = (select max(id) from sub_order where order_id = ${orderId(order)}) returning id`,
  ),
  'a cent more than the ledger has in what reports of profit read': past(
    () => sql`
    update profit_sum set tax_cents = tax_cents + 1 where part = 'vendor' and grain = 'month' returning part`,
  ),
  'a refund as an adjustment': past(
    ({ order }) => sql`
    update ledger_movement set kind = 'adjustment' where kind = 'refund' and order_id = ${orderId(order)} returning id`,
  ),
}
