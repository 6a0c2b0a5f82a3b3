import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

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
