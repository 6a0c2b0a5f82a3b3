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

/** What was told of a dispute, in the order in which it came. */
export const newsOf = async (db: Queries, disputeId: number): Promise<string[]> =>
  (
    await db.query<{ news: string }>(sql`
      select payload ->> 'news' as news from job where line = ${`dispute ${disputeId}`} order by id`)
  ).map(({ news }) => news)

/** The kinds of what still waits for somebody of a dispute. */
export const waitingFor = async (db: Queries, accountId: number, publicId: string): Promise<string[]> =>
  (
    await db.query<{ kind: string }>(sql`
      select kind from notification
      where subject = ${publicId} and account_id = ${accountId} and is_pending order by id`)
  ).map(({ kind }) => kind)

/** How far the refunds of an order are, in the order in which they were decided. */
export const refundStates = async (db: Queries, orderPublicId: string): Promise<string[]> =>
  (
    await db.query<{ state: string }>(sql`
      select p.state from payment_operation p join payment_hold h on h.id = p.hold_id
        join shop_order o on o.id = h.order_id
      where o.public_id = ${orderPublicId} and p.kind = 'refund' order by p.id`)
  ).map(({ state }) => state)
