import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import type { CardDeps } from './cards/cards.ts'
import { cardPersonalData } from './cards/personal-data.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentRoutes } from './payment.routes.ts'
import { openProvider } from './provider/provider.ts'
import { catchUp, reconcile, settleJob } from './provider/reconciler.ts'
import { webhookRoutes } from './provider/webhook.routes.ts'

export type PaymentApi = ReturnType<typeof paymentModule>['api']

/** Cards, holds, captures and refunds, and the provider that does them. */
export const paymentModule = ({ config, db, log, now, tell }: Platform) => {
  const cards: CardDeps = {
    db,
    now,
    provider: openProvider(config.payment),
    onProviderError: (error) => log.error({ err: error }, 'the payment provider gave no answer'),
  }
  const page = (path: string) => `${config.publicUrl}/showroom/${path}`
  const payment: PaymentDeps = {
    ...cards,
    tell,
    returnUrlOf: (orderId) => page(`checkout-payment?order=${encodeURIComponent(orderId)}`),
    orderUrlOf: (orderId) => page(`your_orders/${encodeURIComponent(orderId)}`),
    hireUrlOf: (hireId) => page(`hires/${encodeURIComponent(hireId)}`),
    balanceUrl: page('account/balance'),
  }
  return {
    tables: [
      'payment_card',
      'payment_customer',
      'payment_dispute',
      'payment_hold',
      'payment_operation',
      'provider_event',
    ],
    routes: async ({ app, serve }) => {
      paymentRoutes(serve, cards, config.payment)
      await webhookRoutes(app, payment)
    },
    jobs: cards.provider
      ? [
          { name: settleJob, every: '5 seconds', run: () => reconcile(payment) },
          { name: 'payment.catch_up', every: 'minute', run: () => catchUp(payment) },
        ]
      : [],
    personalData: [cardPersonalData(cards)],
    api: { cards, payment },
  } satisfies Module & { api: unknown }
}
