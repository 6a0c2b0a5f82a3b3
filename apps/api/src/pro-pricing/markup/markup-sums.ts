import { largestCouponBps } from '@showroom/contract/pricing/coupon.rules'
import type { MarkupSums } from '@showroom/contract/pricing/markup'
import { priceStack } from '@showroom/contract/pricing/pricing.rules'
import { scaled } from '@showroom/contract/shared/money'
import { feeFor } from '../../pricing/fee.ts'
import type { FeeRule, NamedProduct } from '../../pricing/price-list/priced-product.store.ts'

/** What a markup brings by one unit of a product; the vendor's price and the fee stay within. */
export const markupSumsOf = (
  product: NamedProduct,
  markupBps: number,
  fees: readonly FeeRule[],
): MarkupSums => {
  const stack = priceStack(product.finalPriceCents, feeFor(fees, product), markupBps)
  return {
    product: { id: product.publicId, name: product.name },
    markup_bps: markupBps,
    wholesale_cents: stack.wholesaleCents,
    markup_cents: stack.markupCents,
    price_cents: stack.priceCents,
    msrp_cents: product.msrpCents,
    margin_bps: scaled(stack.markupCents, 10_000, stack.priceCents),
    largest_coupon_bps: largestCouponBps(markupBps),
    largest_coupon_cents: stack.markupCents,
  }
}
