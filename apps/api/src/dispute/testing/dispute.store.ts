import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The payment of the first delivery of an order, as its bank knows it. */
export const intentOfDelivery = async (
  db: Queries,
  orderPublicId: string,
): Promise<{ intentId: string; cents: number }> => {
  const [found] = await db.query<{ intentId: string; cents: number }>(sql`
    select h.intent_id as "intentId", h.captured_cents as cents
    from payment_hold h join shop_order o on o.id = h.order_id
    where o.public_id = ${orderPublicId} and h.state = 'captured' order by h.sub_order_id, h.id limit 1`)
  if (!found) throw new Error('Nothing of it was charged.')
  return found
}

/** As if they had typed the mailed code just now. */
export const givesCode = (db: Queries, accountId: number, at: Date) =>
  db.query(sql`update session set otp_at = ${at} where account_id = ${accountId}`)
