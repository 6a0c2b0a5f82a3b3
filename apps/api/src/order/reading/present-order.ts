import { sizeOfLabel } from '@showroom/contract/catalogue/size.rules'
import { type DeliveryService, deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { canAskToCancel } from '@showroom/contract/order/cancel-request.rules'
import type { Delivery, Order, OrderItem, OrderSummary } from '@showroom/contract/order/order'
import {
  canGoElsewhere,
  cancelUntil,
  isCancelTime,
  isHeld,
  isOnTheWay,
  orderStatuses,
  worstOf,
} from '@showroom/contract/order/order-status.rules'
import { waysOf } from '@showroom/contract/order/order-ways.rules'
import { picturesOf } from '../../catalogue/product/product-pictures.ts'
import type { ShownMovement, Sums } from '../../ledger/ledger.store.ts'
import { type MissingPayment, missingCents } from '../../payment/payment-need.ts'
import { type AskedElsewhere, presentElsewhere, presentPlace } from './present-place.ts'
import { lotText } from './lot-text.ts'
import type { AskedCancel, DeliveryFacts, ItemFacts, WholeOrder } from './order-facts.ts'

export type OrderMoneyFacts = {
  sums: readonly Sums[]
  movements: readonly ShownMovement[]
  /** What no bank holds. */
  missing: readonly MissingPayment[]
}
export type ShownCard = { brand: string; last4: string }

const picturesOnCard = 4

export const presentSummary = ({ order, deliveries, items }: WholeOrder, now: Date): OrderSummary => {
  const status = worstOf(items.map((item) => item.status))
  const canCancel = isCancelTime(order.placedAt, now) && items.some((item) => isHeld(item.status))
  return {
    id: order.publicId,
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    showroom: order.showroomRef,
    company_name: order.companyName,
    project_name: order.projectName,
    item_count: items.length,
    pictures: items.slice(0, picturesOnCard).map(pictureOf),
    status,
    status_label: orderStatuses[status].label,
    client_sees: orderStatuses[status].clientSees,
    next_event: nextEvent(deliveries, items),
    total_cents: order.totalCents,
    cancel_until: canCancel ? cancelUntil(order.placedAt).toISOString() : null,
    ways: waysOf(items, now),
  }
}

/** `MM.DD` */
const shortDay = (day: string): string => `${day.slice(5, 7)}.${day.slice(8, 10)}`

/** “Tile arrives 11.12–11.16”: of what is still to come, the first. */
const nextEvent = (deliveries: readonly DeliveryFacts[], items: readonly ItemFacts[]): string | null => {
  const [next] = deliveries
    .map((delivery) => ({
      ...delivery,
      item: items.find(({ subOrderId, status }) => subOrderId === delivery.id && isOnTheWay(status)),
    }))
    .filter(({ item }) => item !== undefined)
    .toSorted((a, b) => (a.deliverFrom < b.deliverFrom ? -1 : 1))
  if (!next?.item) return null
  const days = [...new Set([next.deliverFrom, next.deliverTo])].map(shortDay).join('–')
  return `${next.item.productName} arrives ${days}`
}

/** The product's photo, else the face that it had when it was ordered; its colours where there is neither. */
export const pictureOf = (item: ItemFacts): OrderItem['picture'] =>
  picturesOf({ ...item, publicId: item.productPublicId, name: item.productName })[0] ?? {
    view: 'card',
    url: '',
    widths: [],
    width: 4,
    height: 5,
    alt: item.productName,
    placeholder: item.placeholder,
  }

type Times = { placedAt: Date; now: Date }

const presentItem = (item: ItemFacts, { placedAt, now }: Times): OrderItem => ({
  id: item.publicId,
  product_id: item.productPublicId,
  product_name: item.productName,
  brand: item.brand,
  sku: item.sku,
  picture: pictureOf(item),
  unit: item.unit,
  uom: item.uom,
  size: sizeOfLabel(item.sizeLabel),
  lot: lotText(item.lots),
  qty: item.qty,
  unit_price_cents: item.unitPriceCents,
  discount_cents: item.discountCents,
  merchandise_cents: item.merchandiseCents,
  tax_cents: item.taxCents,
  total_cents: item.totalCents,
  status: item.status,
  status_label: orderStatuses[item.status].label,
  client_sees: orderStatuses[item.status].clientSees,
  status_date: item.statusAt.toISOString(),
  is_price_asked: item.isPriceAsked,
  cancel_request: item.cancelRequest && presentAsked(item.cancelRequest),
  can: {
    cancel: isCancelTime(placedAt, now) && isHeld(item.status),
    ask_to_cancel: canAskToCancel(
      { status: item.status, placedAt, isAsked: item.cancelRequest?.state === 'asked' },
      now,
    ),
  },
})

const presentAsked = ({ state, answer, askedAt }: AskedCancel) => ({
  state,
  answer,
  asked_at: new Date(askedAt).toISOString(),
})

type Presenting = WholeOrder & { money: OrderMoneyFacts; now: Date }

const presentDelivery = (facts: DeliveryFacts, { order, items, money, now }: Presenting): Delivery => {
  const sums = money.sums.find(({ subOrderId }) => subOrderId === facts.id)
  const missing = money.missing.find(({ partId }) => partId === facts.id)
  return {
    id: facts.publicId,
    vendor: facts.vendor,
    service: facts.service,
    service_label: labelOf(facts.service),
    arrives: { from: facts.deliverFrom, to: facts.deliverTo },
    items: items
      .filter(({ subOrderId }) => subOrderId === facts.id)
      .map((item) => presentItem(item, { placedAt: order.placedAt, now })),
    merchandise_cents: facts.merchandiseCents,
    discount_cents: facts.discountCents,
    shipping_cents: facts.shippingCents,
    tax_cents: facts.taxCents,
    total_cents: facts.totalCents,
    held_cents: sums?.heldCents ?? 0,
    charged_cents: sums?.chargedCents ?? 0,
    refunded_cents: sums?.refundedCents ?? 0,
    payment_needed: missing ? { amount_cents: missingCents(missing) } : null,
  }
}

const labelOf = (service: DeliveryService): string => deliveryLabels[service]

const totalOf = (sums: readonly Sums[], key: Exclude<keyof Sums, 'orderId' | 'subOrderId'>): number =>
  sums.reduce((total, sum) => total + sum[key], 0)

/** What an order's page tells besides what was ordered. */
type PageFacts = {
  money: OrderMoneyFacts
  card: ShownCard | null
  elsewhere: AskedElsewhere | null
  now: Date
  isOwnPage: boolean
}

/** On the page of somebody else's website neither where a client lives nor which card they have is told. */
export const presentOrder = (
  whole: WholeOrder,
  { money, card, elsewhere, now, isOwnPage }: PageFacts,
): Order => {
  const { order, deliveries, items } = whole
  const vendorOf = new Map(deliveries.map(({ id, vendor }) => [id, vendor]))
  return {
    ...presentSummary(whole, now),
    ship_to: isOwnPage ? presentPlace(order.shipTo) : null,
    address_change: isOwnPage && elsewhere ? presentElsewhere(elsewhere, order) : null,
    card: isOwnPage ? card : null,
    project_id: isOwnPage ? order.projectId : null,
    can: {
      change_address:
        isOwnPage &&
        elsewhere === null &&
        isCancelTime(order.placedAt, now) &&
        canGoElsewhere(items.map(({ status }) => status)),
    },
    coupon_code: order.couponCode,
    deliveries: deliveries.map((delivery) => presentDelivery(delivery, { ...whole, money, now })),
    merchandise_cents: order.merchandiseCents,
    discount_cents: order.discountCents,
    shipping_cents: order.shippingCents,
    tax_cents: order.taxCents,
    held_cents: totalOf(money.sums, 'heldCents'),
    charged_cents: totalOf(money.sums, 'chargedCents'),
    released_cents: totalOf(money.sums, 'releasedCents'),
    refunded_cents: totalOf(money.sums, 'refundedCents'),
    movements: money.movements.map(({ kind, subOrderId, amountCents, at }) => ({
      kind,
      vendor: vendorOf.get(subOrderId) ?? '',
      amount_cents: amountCents,
      at: at.toISOString(),
    })),
  }
}
