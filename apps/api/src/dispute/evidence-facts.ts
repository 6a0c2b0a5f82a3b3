import { disputeMessages } from '@showroom/contract/dispute/dispute.messages'
import { carrierLabel } from '@showroom/contract/order/carriers.rules'
import { orderStatuses } from '@showroom/contract/order/order-status.rules'
import { returnReasons } from '@showroom/contract/order/return.rules'
import { brandName } from '@showroom/contract/payment/card-brands'
import { shownMoment } from '@showroom/contract/shared/day'
import type { WholeOrder } from '../order/reading/order-facts.ts'
import type { ReturnRequest } from '../order/return/return.store.ts'
import type { Travelling } from '../order/shipment/present-shipments.ts'
import type { Hold } from '../payment/holds/hold.store.ts'
import { shownMoney } from '../shared/shown-money.ts'
import type { Approval, Said } from './evidence.store.ts'

const say = disputeMessages.paper

export type Fact = { title: string; facts: string }
export type FactSection = { heading: string; rows: Fact[] }

/** All that is known of what a dispute is about. What is of no order has a payment alone. */
export type Known = {
  hold: Hold
  order: {
    whole: WholeOrder
    travelling: readonly Omit<Travelling, 'movements'>[]
    returns: readonly ReturnRequest[]
    approvals: readonly Approval[]
    talk: readonly Said[]
  } | null
}

/** What we know, section by section; a section without a fact is left out. */
export const sectionsOf = ({ hold, order }: Known): FactSection[] =>
  [
    { heading: say.payment, rows: paymentOf(hold) },
    ...(order
      ? [
          { heading: say.ordered, rows: orderedOf(order.whole, hold.subOrderId) },
          { heading: say.terms, rows: termsOf(order.whole) },
          { heading: say.delivery, rows: order.travelling.flatMap(deliveryOf) },
          { heading: say.receipts, rows: order.travelling.flatMap(receiptsIn) },
          { heading: say.returns, rows: order.returns.map(returnOf) },
          { heading: say.approvals, rows: order.approvals.map(approvalOf) },
          { heading: say.talk, rows: order.talk.map(saidOf) },
        ]
      : []),
  ].filter(({ rows }) => rows.length > 0)

const paymentOf = ({ cardBrand, cardLast4, capturedCents, refundedCents, heldAt, askedAt }: Hold): Fact[] => [
  {
    title: say.paidWith(`${brandName(cardBrand)} ${cardLast4}`),
    facts: [
      say.charged(shownMoney(capturedCents), shownMoment(heldAt ?? askedAt)),
      ...(refundedCents > 0 ? [say.refunded(shownMoney(refundedCents))] : []),
    ].join(' · '),
  },
]

const orderedOf = ({ order, items }: WholeOrder, subOrderId: number | null): Fact[] => [
  { title: say.placed(order.number, shownMoment(order.placedAt)), facts: order.companyName },
  ...items
    .filter((item) => subOrderId === null || item.subOrderId === subOrderId)
    .map((item) => ({
      title: item.productName,
      facts: say.line(
        `${item.qty} ${item.uom}`,
        shownMoney(item.totalCents),
        orderStatuses[item.status].clientSees,
      ),
    })),
]

const termsOf = ({ order }: WholeOrder): Fact[] => [
  { title: say.termsAccepted, facts: say.termsFacts(shownMoment(order.placedAt)) },
]

type OneDelivery = Omit<Travelling, 'movements'>

const deliveryOf = ({ delivery, shipments, steps }: OneDelivery): Fact[] => [
  ...shipments.map(({ carrier, tracking, shippedAt, deliveredAt }) => ({
    title: say.packed(carrierLabel(carrier), tracking),
    facts: [
      shippedAt ? say.shipped(shownMoment(shippedAt)) : say.notTracked,
      ...(deliveredAt ? [say.delivered(shownMoment(deliveredAt))] : []),
    ].join(' · '),
  })),
  ...steps.map(({ status, at }) => ({
    title: `${delivery.vendor}: ${orderStatuses[status].clientSees}`,
    facts: shownMoment(at),
  })),
]

const receiptsIn = ({ receipts }: OneDelivery): Fact[] =>
  receipts.map(({ signedBy, receivedAt, lines, note }) => {
    const sum = (of: 'received' | 'expected' | 'damaged') => lines.reduce((all, line) => all + line[of], 0)
    const units = { received: sum('received'), expected: sum('expected'), damaged: sum('damaged') }
    const counted = say.counted(shownMoment(receivedAt), units)
    return { title: say.signed(signedBy), facts: note === '' ? counted : `${counted} · “${note}”` }
  })

const returnOf = ({ reason, state, askedAt }: ReturnRequest): Fact => ({
  title: returnReasons[reason].label,
  facts: `${shownMoment(askedAt)} · ${state}`,
})

const approvalOf = ({ what, option, name, method, at }: Approval): Fact => ({
  title: option === '' ? what : `${what}: ${option}`,
  facts: say.approved(name, shownMoment(at), say.methods[method]),
})

const saidOf = ({ author, body, at }: Said): Fact => ({
  title: say.said(author ?? say.somebody, shownMoment(at)),
  facts: body,
})
