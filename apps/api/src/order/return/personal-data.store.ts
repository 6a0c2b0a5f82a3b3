import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What an account's owner has asked to send back or has claimed, as they may read it. */
export const returnsKeptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select o.number as "order", r.kind, r.state, r.reason, r.note, r.rma, r.answer, r.tracking, r.asked_at, r.ended_at,
      r.merchandise_cents, r.tax_cents, r.fee_cents, r.shipping_cents, (
        select json_agg(json_build_object('product', i.product_name, 'qty', l.qty, 'accepted_qty', l.accepted_qty,
          'deduction', l.deduction) order by l.id)
        from return_line l join order_item i on i.id = l.order_item_id where l.return_id = r.id) as lines, (
        select count(*)::int from return_photo p where p.return_id = r.id) as photos
    from return_request r join sub_order s on s.id = r.sub_order_id join shop_order o on o.id = s.order_id
    where o.account_id = ${accountId} order by r.id`)

/** Orders of which something is still to come back, or to be given back. */
export const openReturnOrders = async (db: Queries, accountId: number): Promise<string[]> => {
  const rows = await db.query<{ number: string }>(sql`
    select distinct o.number from return_request r join sub_order s on s.id = r.sub_order_id
      join shop_order o on o.id = s.order_id
    where o.account_id = ${accountId} and r.state in ('asked', 'approved', 'sent', 'received') order by 1`)
  return rows.map(({ number }) => number)
}

/** The sums stay in the books; what somebody wrote and showed goes, and its files are swept away. */
export const forgetReturns = async (tx: Queries, accountId: number): Promise<void> => {
  await tx.query(sql`
    delete from return_photo p using shop_order o where o.id = p.order_id and o.account_id = ${accountId}`)
  await tx.query(sql`
    update return_request r set note = '', tracking = '' from sub_order s, shop_order o
    where s.id = r.sub_order_id and o.id = s.order_id and o.account_id = ${accountId}`)
}
