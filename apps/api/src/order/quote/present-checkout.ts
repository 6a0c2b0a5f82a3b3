import type { Checkout, CheckoutDelivery, CheckoutLine } from '@showroom/contract/checkout/checkout'
import { checkoutMessages } from './checkout.messages.ts'
import { priceVersionOf } from './price-version.ts'
import type { PricedDelivery, PricedLine, Quote } from './quote.ts'

type Around = {
  showroom: string
  /** What speaks against placing the order now. */
  reasons: string[]
  /** The page of somebody else’s website need not know where a client lives. */
  showsAddress: boolean
}

/** Final price, fee and markup stay behind. */
export const presentCheckout = (quote: Quote, { showroom, reasons, showsAddress }: Around): Checkout => {
  const { cart, lines, deliveries, coupon, place, tax, money } = quote
  return {
    showroom,
    cart_id: cart.publicId,
    cart_version: cart.version,
    price_version: priceVersionOf(quote),
    lines: lines.map((line) => presentLine(line, tax !== null)),
    deliveries: deliveries.map((delivery) => presentDelivery(delivery, tax !== null)),
    coupon: coupon && {
      code: coupon.code,
      discount_cents: coupon.applied ? money.discountCents : 0,
      message: coupon.message ?? limitOf(lines),
    },
    address: showsAddress ? (place?.address ?? null) : null,
    zip_code: place?.zipCode ?? cart.choices.zipCode,
    state: place?.state ?? null,
    merchandise_cents: money.merchandiseCents,
    discount_cents: money.discountCents,
    shipping_cents: money.shippingCents,
    tax_cents: tax === null ? null : money.taxCents,
    total_cents: money.totalCents,
    hold_message: holdMessage(quote),
    can: { place: reasons.length === 0, reasons },
  }
}

/** What a visitor without a cart sees. */
export const emptyCheckout = (showroom: string, reason: string): Checkout => ({
  showroom,
  cart_id: null,
  cart_version: 0,
  price_version: '',
  lines: [],
  deliveries: [],
  coupon: null,
  address: null,
  zip_code: null,
  state: null,
  merchandise_cents: 0,
  discount_cents: 0,
  shipping_cents: 0,
  tax_cents: null,
  total_cents: 0,
  hold_message: '',
  can: { place: false, reasons: [reason] },
})

const limitOf = (lines: readonly PricedLine[]): string | null =>
  lines.some(({ money }) => money.askedCents > money.discountCents) ? checkoutMessages.couponLimited : null

const holdMessage = ({ lines, deliveries, tax, money }: Quote): string => {
  if (lines.length === 0) return ''
  const held = checkoutMessages.held(money.totalCents, deliveries.length)
  return tax === null ? `${held} ${checkoutMessages.estimated}` : held
}

const presentLine = ({ line, shown, breakdown, money }: PricedLine, isTaxKnown: boolean): CheckoutLine => ({
  line_id: line.lineId,
  product_id: line.product.publicId,
  name: line.product.name,
  brand: line.product.brand,
  picture: shown.picture,
  unit: line.product.unit,
  uom: line.product.uom,
  qty: line.qty,
  unit_price_cents: breakdown.stack.priceCents,
  discount_cents: money.discountCents,
  merchandise_cents: money.merchandiseCents,
  tax_cents: isTaxKnown ? money.taxCents : null,
})

const presentDelivery = (delivery: PricedDelivery, isTaxKnown: boolean): CheckoutDelivery => ({
  vendor_id: delivery.vendorPublicId,
  vendor: delivery.vendor,
  line_ids: delivery.lines.map(({ line }) => line.lineId),
  service: delivery.service,
  services: delivery.services,
  arrives: delivery.arrives,
  window: delivery.window,
  windows: delivery.windows,
  note: delivery.note,
  weight_lb: delivery.weightLb,
  is_pallet: delivery.isPallet,
  merchandise_cents: delivery.money.merchandiseCents,
  discount_cents: delivery.money.discountCents,
  shipping_cents: delivery.money.shippingCents,
  tax_cents: isTaxKnown ? delivery.money.taxCents : null,
  total_cents: delivery.money.totalCents,
})
