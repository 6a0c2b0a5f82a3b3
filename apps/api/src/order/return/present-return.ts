import type { ClientReturn, ReturnableLine, SoldReturn } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import {
  arrivalThatCounts,
  atBankBy,
  canTake,
  daysLeft,
  isOpenReturn,
  openUntil,
  type ReturnKind,
  returnReasons,
  returnStates,
  type ReturnStep,
} from '@showroom/contract/order/return.rules'
import type { OrderViewer } from '../reading/item-profit.store.ts'
import type { ReturnRequest } from './return.store.ts'
import { mostOf, type Returnable, sayWhyNot, whyNot, whyNotGoods } from './returnable.ts'

const stamp = (moment: Date | null): string | null => moment?.toISOString() ?? null

const common = (request: ReturnRequest, steps: readonly ReturnStep[]) => ({
  id: request.publicId,
  kind: request.kind,
  rma: request.rma,
  order_id: request.orderPublicId,
  order_number: request.orderNumber,
  vendor: request.vendor,
  state: request.state,
  state_label: returnStates[request.state].label,
  reason: request.reason,
  reason_label: returnReasons[request.reason].label,
  note: request.note,
  way: request.way,
  outcome: request.outcome,
  answer: request.answer,
  asked_at: request.askedAt.toISOString(),
  answered_at: stamp(request.answeredAt),
  answer_by: stamp(request.answerBy),
  send_by: stamp(request.sendBy),
  sent_at: stamp(request.sentAt),
  received_at: stamp(request.receivedAt),
  refund_by: stamp(request.refundBy),
  ended_at: stamp(request.endedAt),
  tracking: request.tracking,
  lines: request.lines.map((line) => ({
    id: line.publicId,
    product_name: line.productName,
    uom: line.uom,
    qty: line.qty,
    accepted_qty: line.acceptedQty,
    deduction: line.deduction,
  })),
  photos: request.photos,
  can: steps.filter((step) => canTake(step, request)),
})

export const refundCentsOf = (request: ReturnRequest): number =>
  request.merchandiseCents +
  request.taxCents +
  request.shippingCents +
  request.shippingTaxCents -
  request.feeCents

const messageOf = ({ kind, state }: ReturnRequest): string =>
  kind === 'claim' && state === 'approved' ? say.replacementComes : say.client[state]

/** From the last moment at which the money is given back; what ended otherwise gives nothing. */
export const latestRefundOf = ({ kind, state, endedAt, refundBy }: ReturnRequest): string | null => {
  if (state === 'refunded') return endedAt && atBankBy(endedAt)
  // What is sent anew is paid for where it is not.
  if (kind === 'claim') return null
  return isOpenReturn(state) && refundBy ? atBankBy(refundBy) : null
}

export const presentForClient = (request: ReturnRequest): ClientReturn => ({
  ...common(request, ['withdraw', 'send']),
  message: messageOf(request),
  merchandise_cents: request.merchandiseCents,
  tax_cents: request.taxCents,
  fee_cents: request.feeCents,
  shipping_cents: request.shippingCents + request.shippingTaxCents,
  refund_cents: refundCentsOf(request),
  latest_refund: latestRefundOf(request),
})

const stepsOfStaff = ['answer', 'receive', 'refund', 'replace'] as const

/** What it took from who looks: the vendor's price, the Pro's share, or for an Admin all that was given back. */
const ownCents = (request: ReturnRequest, role: OrderViewer['role']): number => {
  const { lines, state } = request
  if (state !== 'refunded') return 0
  if (role === 'Admin') return -refundCentsOf(request)
  return -lines.reduce((sum, line) => sum + (role === 'Vendor' ? line.vendorCents : line.contractorCents), 0)
}

export const presentSold = (request: ReturnRequest, role: OrderViewer['role']): SoldReturn => ({
  ...common(request, role === 'Contractor' ? [] : stepsOfStaff),
  company_name: request.companyName,
  // Minus nothing is nothing.
  own_cents: ownCents(request, role) || 0,
})

/** Null for what has not come: nothing of it can be asked for yet. Where it came on several days, the next to be over is said. */
const openFor = (line: Returnable, kind: ReturnKind, now: Date) => {
  const cameAt = arrivalThatCounts(kind, line.arrivals, now)
  if (cameAt === null) return null
  const why = whyNot(line, kind, now)
  const isOpen = why === null
  // Of what comes back for a mistake alone: said, and not forbidden.
  const goods = kind === 'return' ? whyNotGoods(line, 'changed_mind') : null
  return {
    until: openUntil(kind, cameAt).toISOString(),
    days_left: daysLeft(kind, cameAt, now),
    most: isOpen ? mostOf(line, kind, now) : 0,
    why_not: why === null ? goods : sayWhyNot(why, kind),
  }
}

export const presentLine = (line: Returnable, now: Date): ReturnableLine => ({
  item_id: line.item.publicId,
  delivery_id: line.facts.deliveryId,
  vendor: line.facts.vendor,
  product_name: line.item.productName,
  uom: line.facts.uom,
  qty: line.item.qty,
  returned_qty: line.item.returnedQty,
  return: openFor(line, 'return', now),
  claim: openFor(line, 'claim', now),
})
