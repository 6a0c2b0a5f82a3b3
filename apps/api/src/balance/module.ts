import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import type { Platform } from '../platform/platform.ts'
import { balanceRoutes } from './balance.routes.ts'
import { negativeHandlers } from './negative/negative-mail.ts'
import { countRestricted } from './negative/negative.store.ts'
import { watchNegatives } from './negative/watch-negative.ts'
import type { PayDeps } from './payment/pay-balance.ts'
import { paymentHandlers } from './payment/payment-mail.ts'
import { settlePaymentWith } from './payment/settle-payment.ts'
import { statementPaperRoutes } from './statement/statement-paper.routes.ts'
import { sumProfit } from './profit/sum-profit.ts'
import { releaseDue } from './release/release-due.ts'

type Needs = { payment: PaymentApi }

/** What vendors and Pros can be paid, what is pending and what they owe; what the marketplace earns by it. */
export const balanceModule = ({ config, db, now, post }: Platform, { payment }: Needs) => {
  const deps: PayDeps = { db, now, cards: payment.cards, payment: payment.payment }
  const mail = { db, post, publicUrl: config.publicUrl }
  return {
    tables: [
      'balance_adjustment',
      'balance_payment',
      'balance_release',
      'balance_release_day',
      'negative_balance',
      'profit_sum',
      'profit_sum_day',
      'profit_sum_month',
      'profit_sum_year',
      'profit_unsummed',
    ],
    routes: (edge) => {
      balanceRoutes(edge.serve, deps)
      statementPaperRoutes(edge, { db, now, publicUrl: config.publicUrl })
    },
    on: { ...negativeHandlers(mail), ...paymentHandlers(mail) },
    onInTransaction: settlePaymentWith(deps),
    jobs: [
      { name: 'balance.release', every: 'minute', run: (at) => releaseDue(db, at) },
      { name: 'balance.sum-profit', every: 'minute', run: () => sumProfit(db) },
      { name: 'balance.watch-negatives', every: '10 minutes', run: (at) => watchNegatives(db, at) },
    ],
    waiting: [{ panel: 'profit', matter: 'negatives', roles: ['Admin'], count: () => countRestricted(db) }],
  } satisfies Module
}
