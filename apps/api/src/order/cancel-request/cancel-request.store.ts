import type { CancelRequestState } from '@showroom/contract/order/cancel-request.rules'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** A wish to cancel a line, with the line. */
export type CancelRequest = {
  id: number
  state: CancelRequestState
  reason: string
  answer: string
  itemId: number
  itemPublicId: string
  itemStatus: OrderStatus
  productName: string
  qty: number
  vendorId: number
  orderId: number
  orderPublicId: string
  orderNumber: string
  accountId: number
  showroomId: number
}

const oneWhere = async (db: Queries, condition: Sql): Promise<CancelRequest | null> => {
  const [found] = await db.query<CancelRequest>(sql`
    select r.id, r.state, r.reason, r.answer, i.id as "itemId", i.public_id as "itemPublicId",
      i.status as "itemStatus", i.product_name as "productName", i.qty, s.vendor_id as "vendorId", o.id as "orderId",
      o.public_id as "orderPublicId", o.number as "orderNumber", o.account_id as "accountId",
      o.showroom_id as "showroomId"
    from order_cancel_request r join order_item i on i.id = r.order_item_id
      join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
    where ${condition} order by r.id desc limit 1`)
  return found ?? null
}

export const cancelRequestById = (db: Queries, id: number) => oneWhere(db, sql`r.id = ${id}`)

export const latestCancelRequestOf = (db: Queries, itemId: number) => oneWhere(db, sql`i.id = ${itemId}`)

/** Gives its number, or null where one waits for an answer already. */
export const saveCancelRequest = async (
  tx: Queries,
  { itemId, reason, at }: { itemId: number; reason: string; at: Date },
): Promise<number | null> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into order_cancel_request (order_item_id, state, reason, asked_at)
    values (${itemId}, 'asked', ${reason}, ${at})
    on conflict (order_item_id) where state = 'asked' do nothing returning id`)
  return saved?.id ?? null
}

type Answered = {
  state: Exclude<CancelRequestState, 'asked'>
  answer: string
  answeredBy: number | null
  at: Date
}

export const saveCancelAnswer = (tx: Queries, id: number, { state, answer, answeredBy, at }: Answered) =>
  tx.query(sql`
    update order_cancel_request set state = ${state}, answer = ${answer}, answered_by = ${answeredBy}::int,
      answered_at = ${at}
    where id = ${id} and state = 'asked'`)
