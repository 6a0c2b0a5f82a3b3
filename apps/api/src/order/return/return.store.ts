import type { ClaimOutcome } from '@showroom/contract/order/return'
import type { ReturnKind, ReturnReason, ReturnState } from '@showroom/contract/order/return.rules'
import type { Queries } from '../../platform/db/db.ts'
import { isWaiting } from '../../payment/disputes/dispute.store.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type OrderViewer, seenBy } from '../reading/item-profit.store.ts'

export type ReturnLine = {
  id: number
  publicId: string
  returnId: number
  itemId: number
  productName: string
  uom: string
  qty: number
  isWhole: boolean
  unitWeight: number
  acceptedQty: number | null
  deduction: string
  vendorCents: number
  contractorCents: number
}

export type ReturnRequest = {
  id: number
  publicId: string
  kind: ReturnKind
  state: ReturnState
  reason: ReturnReason
  note: string
  way: 'label' | 'pickup'
  outcome: ClaimOutcome
  askedAt: Date
  isFree: boolean
  rma: string | null
  answer: string
  answeredAt: Date | null
  answerBy: Date | null
  remindAt: Date | null
  /** When Admins were told that nobody answers. */
  escalatedAt: Date | null
  sendBy: Date | null
  sentAt: Date | null
  tracking: string
  receivedAt: Date | null
  refundBy: Date | null
  endedAt: Date | null
  merchandiseCents: number
  taxCents: number
  feeCents: number
  shippingCents: number
  shippingTaxCents: number
  subOrderId: number
  vendorId: number
  vendor: string
  orderId: number
  orderPublicId: string
  orderNumber: string
  accountId: number
  showroomId: number
  showroomRef: string
  companyName: string
  lines: ReturnLine[]
  photos: string[]
}

const columns = sql`r.id, r.public_id as "publicId", r.kind, r.state, r.reason, r.note, r.way, r.outcome,
  r.asked_at as "askedAt", r.is_free as "isFree", r.rma, r.answer, r.answered_at as "answeredAt",
  r.answer_by as "answerBy", r.remind_at as "remindAt", r.escalated_at as "escalatedAt", r.send_by as "sendBy", r.sent_at as "sentAt", r.tracking, r.received_at as "receivedAt",
  r.refund_by as "refundBy", r.ended_at as "endedAt", r.merchandise_cents as "merchandiseCents",
  r.tax_cents as "taxCents", r.fee_cents as "feeCents", r.shipping_cents as "shippingCents",
  r.shipping_tax_cents as "shippingTaxCents", s.id as "subOrderId", s.vendor_id as "vendorId", vendor.name as vendor,
  o.id as "orderId", o.public_id as "orderPublicId", o.number as "orderNumber", o.account_id as "accountId",
  o.showroom_id as "showroomId", showroom.user_id as "showroomRef", showroom.company_name as "companyName",
  (select coalesce(array_agg(p.public_id order by p.position), '{}') from return_photo p where p.return_id = r.id)
    as photos`

/** Whose they are, for queries that call the request `r`. */
export const requests = sql`return_request r join sub_order s on s.id = r.sub_order_id
  join shop_order o on o.id = s.order_id join vendor on vendor.id = s.vendor_id
  join showroom on showroom.id = o.showroom_id`

const linesOf = (db: Queries, returnIds: readonly number[]): Promise<ReturnLine[]> =>
  db.query<ReturnLine>(sql`
    select l.id, l.public_id as "publicId", l.return_id as "returnId", i.id as "itemId",
      i.product_name as "productName", i.uom, l.qty, l.is_whole as "isWhole", l.unit_weight as "unitWeight",
      l.accepted_qty as "acceptedQty", l.deduction, l.vendor_cents as "vendorCents",
      l.contractor_cents as "contractorCents"
    from return_line l join order_item i on i.id = l.order_item_id
    where l.return_id = any(${[...returnIds]}::int[]) order by l.id`)

export const returnsWhere = async (db: Queries, condition: Sql): Promise<ReturnRequest[]> => {
  const found = await db.query<Omit<ReturnRequest, 'lines'>>(
    sql`select ${columns} from ${requests} where ${condition}`,
  )
  const lines = await linesOf(
    db,
    found.map(({ id }) => id),
  )
  return found.map((one) => ({ ...one, lines: lines.filter(({ returnId }) => returnId === one.id) }))
}

const oneWhere = async (db: Queries, condition: Sql): Promise<ReturnRequest | null> =>
  (await returnsWhere(db, condition))[0] ?? null

export const returnById = (db: Queries, id: number) => oneWhere(db, sql`r.id = ${id}`)

export const ownReturn = (db: Queries, publicId: string, accountId: number) =>
  oneWhere(db, sql`r.public_id = ${publicId} and o.account_id = ${accountId}`)

export const returnByKey = (db: Queries, askedBy: number, key: string) =>
  oneWhere(db, sql`r.asked_by = ${askedBy} and r.request_key = ${key}`)

export const returnSeenBy = (db: Queries, publicId: string, viewer: OrderViewer) =>
  oneWhere(db, sql`r.public_id = ${publicId} and ${seenBy(viewer)}`)

/** The newest first. */
export const returnsOfOrder = (db: Queries, orderId: number): Promise<ReturnRequest[]> =>
  returnsWhere(db, sql`o.id = ${orderId} order by r.id desc`)

/** Whose time for acting is over: what was not answered, sent or refunded in it. */
export const returnsOver = (db: Queries, now: Date, most: number): Promise<ReturnRequest[]> =>
  returnsWhere(
    db,
    sql`(r.state = 'asked' and r.escalated_at is null and r.answer_by < ${now}
      or r.kind = 'return' and r.state = 'approved' and r.send_by < ${now}
      or (r.state in ('sent', 'received') or r.kind = 'claim' and r.state = 'approved') and r.refund_by < ${now}
      -- What a bank has taken back is not given back beside it.
      and not exists (
        select 1 from payment_dispute d join payment_hold h on h.id = d.hold_id
        where h.sub_order_id = r.sub_order_id and ${isWaiting})) order by r.id limit ${most}`,
  )

/** Those for which somebody is to be reminded. */
export const returnsToRemind = (db: Queries, now: Date, most: number): Promise<ReturnRequest[]> =>
  returnsWhere(
    db,
    sql`r.remind_at <= ${now} and r.state in ('asked', 'approved', 'sent', 'received')
      order by r.remind_at limit ${most}`,
  )
