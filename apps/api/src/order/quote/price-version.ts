import { createHash } from 'node:crypto'
import type { Quote } from './quote.ts'

/** Of all that would be ordered and charged: what was agreed to is what is ordered, or nothing is. */
export const priceVersionOf = ({ lines, deliveries, coupon, place, money }: Quote): string => {
  const agreed = {
    lines: lines.map(({ line, breakdown, money: { discountCents, taxCents } }) => [
      line.lineId,
      line.product.publicId,
      line.qty,
      line.lotChoice,
      breakdown.stack.priceCents,
      discountCents,
      taxCents,
    ]),
    deliveries: deliveries.map(({ vendorId, service, window, note, money: { shippingCents, taxCents } }) => [
      vendorId,
      service,
      window,
      note,
      shippingCents,
      taxCents,
    ]),
    coupon: coupon?.applied ? coupon.code : null,
    place,
    total: money.totalCents,
  }
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}
