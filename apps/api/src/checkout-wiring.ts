import type { AppParts, Edge } from './app.ts'
import { keepUnpaidAbandoned } from './order/placing/abandon.ts'
import { checkoutRoutes } from './order/checkout.routes.ts'
import { settleOrderWith } from './order/placing/settle-order.ts'
import type { CardParts } from './payment/cards/cards.ts'
import type { PaymentParts } from './payment/payment-parts.ts'
import { openReconciler } from './payment/provider/reconciler.ts'
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

/** The checkout, and what goes on with its payments while the API listens. */
export const wireCheckout = async (
  { app, serve }: Pick<Edge, 'app' | 'serve'>,
  parts: AppParts,
  cards: CardParts,
): Promise<PaymentParts> => {
  const payment = wirePayment(parts, cards)
  checkoutRoutes(serve, { db: parts.db, now: parts.now, tax: taxTable, cards, payment })
  const reconciler = openReconciler(payment, (error) =>
    app.log.error({ err: error }, 'payments were not settled'),
  )
  await webhookRoutes(app, payment, reconciler)
  let stopAbandoning = () => {}
  app.addHook('onListen', async () => {
    reconciler.start()
    stopAbandoning = keepUnpaidAbandoned(payment, (error) =>
      app.log.error({ err: error }, 'unpaid orders were kept'),
    )
  })
  app.addHook('onClose', async () => {
    stopAbandoning()
    await reconciler.stop()
  })
  return payment
}
