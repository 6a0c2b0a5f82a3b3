import type { Address } from '@showroom/contract/account/address'
import type { ShipmentMoney } from '@showroom/contract/pricing/order-money.rules'
import type { Account } from '../../account/account.ts'
import type { Kept } from '../../catalogue/stock/reserve-stock.ts'
import { type NewOrder, type NewOrderItem, type NewSubOrder, type ShipTo, shipToOf } from './new-order.ts'
import { newOrderNumber } from '../order-number.ts'
import type { ChargedCard } from '../../payment/cards/order-card.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { PricedDelivery, PricedLine, Quote } from '../quote/quote.ts'

type Ordering = {
  account: Account
  showroom: ShowroomContext
  charged: ChargedCard
  priceVersion: string
  /** By product. */
  kept: ReadonlyMap<number, Kept>
  now: Date
}

/** A quote as it is frozen: nothing that changes later changes it. */
export const newOrderOf = (quote: Quote, ordering: Ordering): NewOrder => {
  const { cart, coupon, place, deliveries, money } = quote
  const { account, showroom, charged, priceVersion, now } = ordering
  return {
    publicId: newPublicId(),
    number: newOrderNumber(),
    showroomId: showroom.id,
    accountId: account.id,
    projectId: cart.projectId,
    cartId: cart.id,
    cartVersion: cart.version,
    priceVersion,
    card: { paymentMethodId: charged.paymentMethodId, kept: charged.kept },
    shipTo: requireShipTo(place?.address ?? null),
    couponId: coupon?.applied?.id ?? null,
    couponCode: coupon?.applied ? coupon.code : null,
    ...amountsOf(money),
    at: now,
    subOrders: deliveries.map((delivery) => subOrderOf(delivery, quote, ordering)),
  }
}

const amountsOf = ({
  merchandiseCents,
  discountCents,
  shippingCents,
  taxCents,
  totalCents,
}: Omit<ShipmentMoney, 'vendor' | 'shippingTaxCents'>) => ({
  merchandiseCents,
  discountCents,
  shippingCents,
  taxCents,
  totalCents,
})

const requireShipTo = (address: Address | null): ShipTo => {
  if (!address) throw new Error('An order without an address was let through.')
  return shipToOf(address)
}

const subOrderOf = (delivery: PricedDelivery, quote: Quote, ordering: Ordering): NewSubOrder => ({
  publicId: newPublicId(),
  vendorId: delivery.vendorId,
  service: delivery.service,
  deliverFrom: delivery.arrives.from,
  deliverTo: delivery.arrives.to,
  window: delivery.window,
  note: delivery.note,
  weightLb: delivery.weightLb,
  ...amountsOf(delivery.money),
  shippingTaxCents: delivery.money.shippingTaxCents,
  items: delivery.lines.map((line) => itemOf(line, quote, ordering)),
})

const itemOf = (
  { line, shippingFacts, breakdown, isCouponed, taxBps, money }: PricedLine,
  { cart, coupon }: Quote,
  { kept }: Ordering,
): NewOrderItem => {
  const { product, qty, lineId } = line
  const keptOfProduct = kept.get(product.productId)
  const { stack, feeBps, markupBps, markupRuleId } = breakdown
  return {
    publicId: newPublicId(),
    productId: product.productId,
    cartLineId: lineId,
    projectId: cart.projectId,
    productName: product.name,
    brand: product.brand,
    sku: product.sku,
    unit: product.unit,
    uom: product.uom,
    sizeLabel: shippingFacts.sizeLabel,
    coverage: product.coverage,
    appearance: product.appearance,
    placeholder: product.placeholder,
    lots: keptOfProduct?.lots ?? [],
    reservedQty: keptOfProduct?.qty ?? 0,
    qty,
    finalPriceCents: stack.finalPriceCents,
    feeBps,
    unitFeeCents: stack.feeCents,
    markupBps,
    markupRuleId,
    unitMarkupCents: stack.markupCents,
    unitPriceCents: stack.priceCents,
    couponBps: isCouponed ? (coupon?.applied?.offBps ?? 0) : 0,
    discountCents: money.discountCents,
    merchandiseCents: money.merchandiseCents,
    taxBps,
    taxCents: money.taxCents,
    totalCents: money.totalCents,
  }
}
