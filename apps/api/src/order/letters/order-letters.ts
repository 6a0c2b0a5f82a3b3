import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { cancelUntil, type OrderStatus, orderStatuses } from '@showroom/contract/order/order-status.rules'
import { processingHours, returnDays, timezone } from '@showroom/contract/policy/figures'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { SoldItem } from '../reading/item-profit.store.ts'
import type { DeliveryFacts, ItemFacts, OrderFacts, WholeOrder } from '../reading/order-facts.ts'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: timezone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

const orderPage = '/your_orders'
const action = (reader: Pick<Reader, 'publicUrl'>, { publicId }: Pick<OrderFacts, 'publicId'>) => ({
  label: 'See my order',
  url: pageOf(reader, `${orderPage}/${publicId}`),
})

const charges = (count: number): string =>
  count === 1 ? 'You are charged when it ships.' : `You are charged by shipment: about ${count} charges.`

const lineText = ({ qty, productName, merchandiseCents }: ItemFacts, seesUnits: boolean): string =>
  seesUnits ? `• ${qty} × ${productName}: ${dollars(merchandiseCents)}` : `• ${qty} × ${productName}`

const daysText = ({ deliverFrom, deliverTo }: DeliveryFacts): string =>
  [...new Set([deliverFrom, deliverTo])].map(shownDay).join(' to ')

type Told = { items: readonly ItemFacts[]; seesUnits: boolean }

const deliveryText = (delivery: DeliveryFacts, { items, seesUnits }: Told): string[] => [
  `From ${delivery.vendor}, ${deliveryLabels[delivery.service].toLowerCase()}, ${daysText(delivery)}:`,
  ...items.filter(({ subOrderId }) => subOrderId === delivery.id).map((item) => lineText(item, seesUnits)),
]

/** `seesUnits`: whether the Pro lets this client see what single lines cost. */
export const placedLetter = (
  reader: Reader,
  { order, deliveries, items }: WholeOrder,
  seesUnits: boolean,
): Letter => ({
  to: to(reader),
  subject: `Your order ${order.number}`,
  preview: `We hold ${dollars(order.totalCents)} today.`,
  paragraphs: [
    `Thank you, ${reader.account.firstName}. Your order ${order.number} is placed.`,
    ...deliveries.flatMap((delivery) => deliveryText(delivery, { items, seesUnits })),
    `Merchandise ${dollars(order.merchandiseCents)}, delivery ${dollars(order.shippingCents)}, tax ${dollars(order.taxCents)}. Total ${dollars(order.totalCents)}.`,
    `We hold ${dollars(order.totalCents)} today. ${charges(deliveries.length)}`,
    `You can cancel until ${clock.format(cancelUntil(order.placedAt))}, all of it or single lines.`,
  ],
  action: action(reader, order),
})

/** `moreCents`: null where the order stays where it went, as no card paid for another place. */
export const addressLetter = (reader: Reader, order: OrderFacts, moreCents: number | null): Letter => {
  const { contact, street, apartment, city, state, zip_code } = order.shipTo
  const lines = [contact, street, apartment, `${city}, ${state} ${zip_code}`]
  return {
    to: to(reader),
    subject: `Your order ${order.number} ${moreCents === null ? 'stays at its address' : 'goes to another address'}`,
    preview: `It is delivered to ${street}, ${city}.`,
    paragraphs: [
      moreCents === null
        ? `Hello ${reader.account.firstName}. No card paid in time for what the other address costs more. Your order ${order.number} is still delivered to:`
        : `Hello ${reader.account.firstName}. Your order ${order.number} is now delivered to:`,
      lines.filter((line) => line !== '').join(', '),
      ...(moreCents === null
        ? ['Nothing more is held or charged for it.']
        : [
            `${costsThere(order, moreCents)} Was it not you who changed this? Cancel the order on its page, and write to us.`,
          ]),
    ],
    action: action(reader, order),
  }
}

const costsThere = ({ totalCents }: OrderFacts, moreCents: number): string => {
  if (moreCents === 0) return 'It costs the same.'
  const difference = `${dollars(Math.abs(moreCents))} ${moreCents > 0 ? 'more' : 'less'}`
  return `It costs ${difference}, as you accepted, and now comes to ${dollars(totalCents)}.`
}

export const declinedLetter = (
  reader: Reader,
  { number, publicId, message }: { number: string; publicId: string; message: string },
): Letter => ({
  to: to(reader),
  subject: `Your card was declined for order ${number}`,
  preview: 'Nothing was charged. Your cart is as it was.',
  paragraphs: [
    `Hello ${reader.account.firstName}. ${message}`,
    'Nothing was charged, and whatever was held is let go of. Your cart is as it was.',
  ],
  action: { label: 'Try another card', url: pageOf(reader, `/checkout-payment?order=${publicId}`) },
})

export const paymentNeededLetter = (
  reader: Reader,
  { order, delivery }: { order: OrderFacts; delivery: DeliveryFacts },
): Letter => ({
  to: to(reader),
  subject: `Payment needed for order ${order.number}`,
  preview: `Your bank no longer holds the money for what ${delivery.vendor} delivers.`,
  paragraphs: [
    `Hello ${reader.account.firstName}. Your bank no longer holds the money for what ${delivery.vendor} delivers of your order ${order.number}.`,
    'Nothing is lost: the vendor waits until it is held again. Choose a card on the page of your order, and it goes on.',
  ],
  action: action(reader, order),
})

/** What a client hears of by mail; the rest is on the page of the order. */
const told: Partial<Record<OrderStatus, string>> = {
  decline: 'The vendor can not deliver it. You are not charged for it.',
  picked_up: 'It has left the warehouse, and your card is charged for it.',
  out_for_delivery: 'It arrives today.',
  delivered: `It is delivered. You can ask to return it for ${returnDays} days.`,
  cancle: 'It is cancelled. What was held for it is let go of; what was charged for it is given back.',
  returned: 'It came back to us, and what you paid for it is given back.',
}

export const isClientTold = (status: OrderStatus): boolean => told[status] !== undefined

/** Null for what nobody needs a letter about. */
export const statusLetter = (
  reader: Reader,
  { order, item, status }: { order: OrderFacts; item: ItemFacts; status: OrderStatus },
): Letter | null => {
  const sentence = told[status]
  if (!sentence) return null
  const what = `${item.qty} × ${item.productName}`
  return {
    to: to(reader),
    subject: `${orderStatuses[status].clientSees}: ${item.productName}`,
    preview: sentence,
    paragraphs: [`Hello ${reader.account.firstName}.`, `${what} of your order ${order.number}: ${sentence}`],
    action: action(reader, order),
  }
}

/** What a vendor is paid, and nothing of what the client pays. */
export const vendorLetter = (
  reader: Reader,
  { number, items }: { number: string; items: readonly SoldItem[] },
): Letter => ({
  to: to(reader),
  subject: `New order ${number}`,
  preview: `Please confirm it within ${processingHours} hours.`,
  paragraphs: [
    `Hello ${reader.account.firstName}. There is a new order for you: ${number}.`,
    ...items.map(
      ({ qty, productName, finalPriceCents }) =>
        `• ${qty} × ${productName}: you are paid ${dollars(finalPriceCents * qty)}`,
    ),
    `Please confirm it within ${processingHours} hours.`,
  ],
  action: { label: 'See the order', url: pageOf(reader, '/account') },
})
