import type { AddressQuote } from '@showroom/contract/order/order'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import {
  type AddressChange,
  type AddressDeps,
  chosenAddress,
  requireMovable,
  requireOwn,
} from './change-address.ts'
import { moreOf, requireDeliverable, sumsElsewhere } from './order-elsewhere.ts'

/** What an order would cost elsewhere, before anybody agrees to it. */
export const quoteAddress = async (deps: AddressDeps, change: AddressChange): Promise<AddressQuote> => {
  const { db, tax, now } = deps
  const whole = await requireOwn(db, change)
  const shipTo = await chosenAddress(db, change)
  const items = await soldItemsOfOrder(db, whole.order.id)
  requireMovable(whole.order, items, now())
  const elsewhere = { whole, items, shipTo }
  await requireDeliverable(db, elsewhere)
  const { deliveries, moreCents, isSame } = await sumsElsewhere(db, tax, elsewhere)
  const { shippingCents, taxCents, totalCents } = whole.order
  const moreShipping = moreOf(deliveries.map(({ shipping }) => shipping))
  return {
    zip_code: shipTo.zip_code,
    now: { shipping_cents: shippingCents, tax_cents: taxCents, total_cents: totalCents },
    there: {
      shipping_cents: shippingCents + moreShipping,
      tax_cents: taxCents + moreCents - moreShipping,
      total_cents: totalCents + moreCents,
    },
    more_cents: moreCents,
    is_same: isSame,
  }
}
