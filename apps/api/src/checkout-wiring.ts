import type { AppParts, Edge } from './app.ts'
import { checkoutRoutes } from './order/checkout.routes.ts'
import { settleOrderWith } from './order/placing/settle-order.ts'
import type { CardParts } from './payment/cards/cards.ts'
import type { PaymentParts } from './payment/payment-parts.ts'
import { webhookRoutes } from './payment/provider/webhook.routes.ts'
import { taxTable } from './pricing/tax.ts'

/** What payment needs of orders, which stand above it. */
export const wirePayment = (
  { config, db, now }: Pick<AppParts, 'config' | 'db' | 'now'>,
  cards: CardParts,
): PaymentParts => ({
  db,
  now,
  provider: cards.provider,
  order: settleOrderWith(cards),
  returnUrlOf: (orderId) =>
    `${config.publicUrl}/showroom/checkout-payment?order=${encodeURIComponent(orderId)}`,
  orderUrlOf: (orderId) => `${config.publicUrl}/showroom/your_orders/${encodeURIComponent(orderId)}`,
  onProviderTrouble: cards.onProviderTrouble,
})

/** The checkout, and where the provider tells of its payments. */
export const wireCheckout = async (
  { app, serve }: Pick<Edge, 'app' | 'serve'>,
  parts: AppParts,
  cards: CardParts,
): Promise<PaymentParts> => {
  const payment = wirePayment(parts, cards)
  checkoutRoutes(serve, { db: parts.db, now: parts.now, tax: taxTable, cards, payment })
  await webhookRoutes(app, payment)
  return payment
}
