import type { NewReturn } from '@showroom/contract/order/return'
import type { ReturnState } from '@showroom/contract/order/return.rules'
import { deadlinesOf, type ReturnDeadlines } from '@showroom/contract/order/return-waits.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Sums = {
  merchandiseCents: number
  taxCents: number
  feeCents: number
  shippingCents: number
  shippingTaxCents: number
}

export type AddedReturn = Pick<NewReturn, 'kind' | 'reason' | 'note' | 'way' | 'outcome' | 'key'> & {
  publicId: string
  subOrderId: number
  askedBy: number
  at: Date
  isFree: boolean
  /** What an Admin said beyond the window. */
  answer: string
  sums: Sums
  lines: { publicId: string; itemId: number; qty: number; isWhole: boolean; unitWeight: number }[]
}

/** Gives its number. */
export const addReturn = async (tx: Queries, added: AddedReturn): Promise<number> => {
  const { sums } = added
  const { answerBy, remindAt } = deadlinesOf({ kind: added.kind, state: 'asked' }, added.at)
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into return_request (public_id, sub_order_id, kind, state, reason, note, way, outcome, asked_by, request_key,
      asked_at, answer_by, remind_at, is_free, answer, merchandise_cents, tax_cents, fee_cents, shipping_cents, shipping_tax_cents)
    values (${added.publicId}, ${added.subOrderId}, ${added.kind}, 'asked', ${added.reason}, ${added.note},
      ${added.way}, ${added.outcome}, ${added.askedBy}, ${added.key}, ${added.at},
      ${answerBy ?? null}::timestamptz, ${remindAt ?? null}::timestamptz, ${added.isFree}, ${added.answer},
      ${sums.merchandiseCents}, ${sums.taxCents}, ${sums.feeCents}, ${sums.shippingCents}, ${sums.shippingTaxCents})
    returning id`)
  if (!saved) throw new Error('The return was not saved.')
  await tx.query(sql`
    insert into return_line (public_id, return_id, order_item_id, qty, is_whole, unit_weight)
    select "publicId", ${saved.id}::int, "itemId", qty, "isWhole", "unitWeight"
    from jsonb_to_recordset(${JSON.stringify(added.lines)}::jsonb)
      as line ("publicId" text, "itemId" int, qty int, "isWhole" boolean, "unitWeight" int)`)
  return saved.id
}

type Moved = Omit<ReturnDeadlines, 'answerBy'> & {
  to: ReturnState
  at: Date
  rma?: string | null
  outcome?: string | null
  answer?: string
  answeredBy?: number | null
  tracking?: string
}

/** What is known of it from now on; the moment stands in the column of the state. */
export const saveReturnState = (tx: Queries, id: number, moved: Moved) => {
  const { to, at, rma = null, outcome = null, answer = '', answeredBy = null } = moved
  const isAnswer = to === 'approved' || to === 'rejected'
  const isEnd = !['asked', 'approved', 'sent', 'received'].includes(to)
  return tx.query(sql`
    update return_request set state = ${to}, rma = coalesce(${rma}::text, rma),
      outcome = coalesce(${outcome}::text, outcome), answer = coalesce(nullif(${answer}, ''), answer),
      answered_by = coalesce(answered_by, ${answeredBy}::int),
      answered_at = case when ${isAnswer} then coalesce(answered_at, ${at}) else answered_at end,
      send_by = coalesce(${moved.sendBy ?? null}::timestamptz, send_by),
      sent_at = case when ${to === 'sent'} then ${at} else sent_at end,
      tracking = coalesce(nullif(${moved.tracking ?? ''}, ''), tracking),
      received_at = case when ${to === 'received'} then ${at} else received_at end,
      refund_by = coalesce(${moved.refundBy ?? null}::timestamptz, refund_by),
      remind_at = ${moved.remindAt ?? null}::timestamptz,
      ended_at = case when ${isEnd} then ${at} else ended_at end
    where id = ${id}`)
}

export const saveReminded = (tx: Queries, id: number) =>
  tx.query(sql`update return_request set remind_at = null where id = ${id}`)

export const saveEscalated = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`update return_request set escalated_at = ${at}, remind_at = null where id = ${id}`)

export const saveAccepted = (
  tx: Queries,
  lineId: number,
  { acceptedQty, deduction }: { acceptedQty: number; deduction: string },
) =>
  tx.query(sql`
    update return_line set accepted_qty = ${acceptedQty}, deduction = ${deduction} where id = ${lineId}`)

/** What was given back in the end. */
export const saveRefund = (tx: Queries, id: number, sums: Sums) =>
  tx.query(sql`
    update return_request set merchandise_cents = ${sums.merchandiseCents}, tax_cents = ${sums.taxCents},
      fee_cents = ${sums.feeCents}, shipping_cents = ${sums.shippingCents},
      shipping_tax_cents = ${sums.shippingTaxCents}
    where id = ${id}`)

export const saveLineRefund = async (
  tx: Queries,
  line: { id: number; itemId: number; units: number; vendorCents: number; contractorCents: number },
): Promise<void> => {
  await tx.query(sql`
    update return_line set vendor_cents = ${line.vendorCents}, contractor_cents = ${line.contractorCents}
    where id = ${line.id}`)
  await tx.query(sql`
    update order_item set returned_qty = returned_qty + ${line.units}, version = version + 1
    where id = ${line.itemId}`)
}
