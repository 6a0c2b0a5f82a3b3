import { carrierLabel, trackingLink } from '@showroom/contract/order/carriers.rules'
import { isOtherLot, missingOf, shortfallOf } from '@showroom/contract/order/receipt.rules'
import { windowLabels } from '@showroom/contract/order/shipment.rules'
import { incompleteOrderWeeks, returnDays } from '@showroom/contract/policy/figures'
import { shownDay } from '@showroom/contract/shared/day'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { ItemFacts, OrderFacts } from '../reading/order-facts.ts'
import type { TravellingDelivery } from './delivery.store.ts'
import type { JudgedLine } from './promised-lots.ts'
import type { Shipment } from './shipment.store.ts'

type PackageFacts = {
  order: Pick<OrderFacts, 'publicId' | 'number'>
  items: readonly Pick<ItemFacts, 'id' | 'productName'>[]
  delivery: TravellingDelivery
  shipment: Shipment
}

const action = (reader: Pick<Reader, 'publicUrl'>, { publicId }: Pick<OrderFacts, 'publicId'>) => ({
  label: 'See my order',
  url: pageOf(reader, `/your_orders/${publicId}`),
})

/** “4 × Oak plank, 2 × Grout”; what a package or a receipt is about. */
export const contentsText = (
  lines: readonly { itemId: number; units: number }[],
  items: PackageFacts['items'],
): string =>
  lines
    .flatMap(({ itemId, units }) => {
      const item = items.find(({ id }) => id === itemId)
      return item ? [`${units} × ${item.productName}`] : []
    })
    .join(', ')

const trackingText = ({ carrier, tracking }: Shipment): string => {
  const link = trackingLink(carrier, tracking)
  if (link) return `Follow it with ${carrierLabel(carrier)}: ${link.url.replace(/^tel:/, '')}`
  return tracking === ''
    ? `${carrierLabel(carrier)} brings it.`
    : `${carrierLabel(carrier)} brings it under ${tracking}.`
}

const arrivalText = ({ deliverFrom, deliverTo, window }: TravellingDelivery): string => {
  const days = [...new Set([deliverFrom, deliverTo])].map(shownDay).join(' to ')
  return `It arrives ${days}${window === null ? '' : `, ${windowLabels[window]}`}.`
}

export const shippedLetter = (
  reader: Reader,
  { order, items, delivery, shipment }: PackageFacts,
): Letter => ({
  to: to(reader),
  subject: `A package of order ${order.number} is on its way`,
  preview: trackingText(shipment),
  paragraphs: [
    `Hello ${reader.account.firstName}. ${delivery.vendor} sent you ${contentsText(shipment.lines, items)}. Your card is charged for what left.`,
    trackingText(shipment),
    arrivalText(delivery),
    'When it comes, count the boxes and note any damage on your order’s page before the driver leaves.',
  ],
  action: action(reader, order),
})

export const deliveredLetter = (reader: Reader, { order, items, shipment }: PackageFacts): Letter => ({
  to: to(reader),
  subject: `A package of order ${order.number} is delivered`,
  preview: 'Please count it, and note what is missing or damaged.',
  paragraphs: [
    `Hello ${reader.account.firstName}. ${contentsText(shipment.lines, items)} of your order ${order.number} is delivered.`,
    `Please count it and sign for it. What is missing or damaged is reported within ${incompleteOrderWeeks} weeks; you can ask to return it for ${returnDays} days.`,
  ],
  action: action(reader, order),
})

type ReceiptFacts = Omit<PackageFacts, 'shipment'> & { lines: readonly JudgedLine[] }

const countText = (line: JudgedLine, items: PackageFacts['items']): string => {
  const name = items.find(({ id }) => id === line.itemId)?.productName ?? ''
  const said = [
    missingOf(line) > 0 && `${missingOf(line)} missing`,
    line.damaged > 0 && `${line.damaged} damaged`,
    isOtherLot(line) && `the boxes say ${line.lot}, not ${line.promisedLots}`,
    line.note,
  ]
  return `• ${name}, ${line.received} of ${line.expected} received: ${said.filter(Boolean).join(', ') || 'complete'}`
}

export const receivedLetter = (reader: Reader, { order, items, lines }: ReceiptFacts): Letter => {
  const isShort = shortfallOf(lines).length > 0
  return {
    to: to(reader),
    subject: `What you received of order ${order.number}`,
    preview: isShort ? 'A claim is open for what did not arrive as it should.' : 'Everything is there.',
    paragraphs: [
      `Hello ${reader.account.firstName}. You signed for what you received of order ${order.number}:`,
      ...lines.map((line) => countText(line, items)),
      ...(isShort
        ? [
            'A claim is open for what did not arrive as it should. On your order’s page you can withdraw it, or add to it.',
          ]
        : []),
    ],
    action: action(reader, order),
  }
}

/** For the vendor alone where something went wrong; without any price. */
export const shortfallLetter = (reader: Reader, { order, items, lines }: ReceiptFacts): Letter => ({
  to: to(reader),
  subject: `Missing or damaged: order ${order.number}`,
  preview: 'The client noted it at the door, and a claim is open.',
  paragraphs: [
    `Hello ${reader.account.firstName}. The client of order ${order.number} noted as it was received:`,
    ...shortfallOf(lines).map((line) => countText(line, items)),
  ],
  action: { label: 'See your orders', url: pageOf(reader, '/account/orders') },
})
