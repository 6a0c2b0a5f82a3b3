import type { Address } from '@showroom/contract/account/address'
import type { CartLine } from '@showroom/contract/cart/cart'
import type { DeliveryService, DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import {
  type CouponTerms,
  type LineMoney,
  type OrderMoney,
  orderMoney,
  type ShipmentMoney,
} from '@showroom/contract/pricing/order-money.rules'
import type { LineFacts } from '../../cart/cart-facts.ts'
import type { ChosenCart } from '../../cart/choices.store.ts'
import type { ShippingFacts } from '../../catalogue/product/shipping-facts.store.ts'
import type { PriceBreakdown } from '../../pricing/price-list/price-breakdown.ts'

/** Where it goes: an account's address is exact, a ZIP code an estimate. */
export type Place = { state: string; zipCode: string; address: Address | null }

export type TaxRate = { taxBps: number; taxesShipping: boolean }

export type QuoteCoupon = {
  code: string
  /** Null where it does not count; the message says why. */
  applied: { id: number; terms: CouponTerms; offBps: number } | null
  message: string | null
}

/** A line with all that it would be sold with. */
export type QuoteLine = {
  line: LineFacts
  shown: CartLine
  shippingFacts: ShippingFacts
  breakdown: PriceBreakdown
  isCouponed: boolean
}

/** What one vendor delivers, and how it was chosen to come. */
export type QuoteDelivery = {
  vendorId: number
  vendorPublicId: string
  vendor: string
  service: DeliveryService
  services: { service: DeliveryService; label: string; hint: string; price_cents: number }[]
  shippingCents: number
  arrives: { from: string; to: string }
  window: DeliveryWindow | null
  windows: DeliveryWindow[]
  note: string
  weightLb: number | null
  isPallet: boolean
  /** Why it can not be brought there. */
  refusal: string | null
}

export type QuoteFacts = {
  /** The showroom takes no new orders. */
  isUnavailable: boolean
  cart: ChosenCart
  lines: readonly QuoteLine[]
  deliveries: readonly QuoteDelivery[]
  coupon: QuoteCoupon | null
  place: Place | null
  /** Null until it is known where it goes. */
  tax: TaxRate | null
}

export type PricedLine = QuoteLine & { taxBps: number; money: LineMoney }
export type PricedDelivery = QuoteDelivery & { lines: PricedLine[]; money: ShipmentMoney }

/** A cart as the order that it would be now, to the cent. */
export type Quote = Omit<QuoteFacts, 'lines' | 'deliveries'> & {
  lines: PricedLine[]
  deliveries: PricedDelivery[]
  money: Omit<OrderMoney, 'lines' | 'shipments'>
}

export const quoteOf = (facts: QuoteFacts): Quote => {
  const { lines, deliveries, coupon, tax } = facts
  const taxBps = tax?.taxBps ?? 0
  const {
    lines: moneys,
    shipments,
    ...money
  } = orderMoney({
    lines: lines.map(({ line, shippingFacts, breakdown, isCouponed }) => ({
      stack: breakdown.stack,
      qty: line.qty,
      taxBps,
      isCouponed,
      vendor: shippingFacts.vendorId,
    })),
    shipments: deliveries.map(({ vendorId, shippingCents }) => ({
      vendor: vendorId,
      shippingCents,
      shippingTaxBps: tax?.taxesShipping ? taxBps : 0,
    })),
    coupon: coupon?.applied?.terms ?? null,
  })
  const priced = lines.flatMap((line, index): PricedLine[] => {
    const moneyOfLine = moneys[index]
    return moneyOfLine ? [{ ...line, taxBps, money: moneyOfLine }] : []
  })
  return {
    ...facts,
    lines: priced,
    deliveries: deliveries.flatMap((delivery, index): PricedDelivery[] => {
      const shipment = shipments[index]
      const own = priced.filter(({ shippingFacts }) => shippingFacts.vendorId === delivery.vendorId)
      return shipment ? [{ ...delivery, lines: own, money: shipment }] : []
    }),
    money,
  }
}
