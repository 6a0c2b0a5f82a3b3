import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

/** A claim of one unit that waits for its vendor, without anybody having been asked. */
export const aReturn = async (
  db: Db,
  { itemId, accountId, note }: { itemId: number; accountId: number; note: string },
): Promise<string> => {
  const publicId = newPublicId()
  await db.query(sql`
    with request as (
      insert into return_request (public_id, sub_order_id, kind, state, reason, note, way, outcome, asked_by,
        request_key, asked_at, is_free, merchandise_cents, tax_cents, fee_cents, shipping_cents, shipping_tax_cents)
      select ${publicId}, i.sub_order_id, 'claim', 'asked', 'missing_box', ${note}, 'label', 'refund',
        ${accountId}::int, ${publicId}, i.status_at, true, i.unit_price_cents, 0, 0, 0, 0
      from order_item i where i.id = ${itemId} returning id
    )
    insert into return_line (public_id, return_id, order_item_id, qty, is_whole, unit_weight)
    select ${newPublicId()}, id, ${itemId}::int, 1, false, 0 from request`)
  return publicId
}

/** What was written of the money of an order's returns: each account's part of every refund. */
export const refundEntries = (db: Db, orderPublicId: string) =>
  db.query<{ account: string; amount: number }>(sql`
    select e.account, sum(e.amount_cents)::int as amount
    from ledger_entry e join ledger_movement m on m.id = e.movement_id join shop_order o on o.id = m.order_id
    where o.public_id = ${orderPublicId} and m.kind = 'refund' group by e.account order by e.account`)

/** Nobody is signed out before then. */
export const staySignedIn = (db: Db, until: Date) =>
  db.query(sql`
    update session set expires_at = ${until}, otp_until = case when otp_until is null then null else ${until}::timestamptz end`)

/** The one-time code was given a moment ago. */
export const giveCode = (db: Db, accountId: number, at: Date) =>
  db.query(sql`update session set otp_at = ${at} where account_id = ${accountId}`)

/** The vendor sells it off, and has weighed it anew: orders of before know nothing of it. */
export const sellOff = (db: Db, publicId: string) =>
  db.query(sql`
    update product set stock_status = 'discontinued', weight_lb = weight_lb * 10 where public_id = ${publicId}`)

/** As it was. */
export const sellAgain = (db: Db, publicId: string) =>
  db.query(
    sql`update product set stock_status = 'in_stock', weight_lb = weight_lb / 10 where public_id = ${publicId}`,
  )
