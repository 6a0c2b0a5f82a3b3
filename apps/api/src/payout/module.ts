import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { PaymentConfig } from '../platform/config/payment-config.ts'
import type { PaymentApi } from '../payment/module.ts'
import { hurry } from '../platform/jobs/emit.ts'
import type { Platform } from '../platform/platform.ts'
import { askSoon } from './account/payout-account.store.ts'
import { checkPayoutAccounts } from './account/settle-payout-account.ts'
import { batchRoutes } from './batch/batch.routes.ts'
import { gatherDue } from './batch/gather-payouts.ts'
import { payoutPersonalData } from './personal-data.ts'
import { type PayoutDeps, settleJob, type TokenPlace } from './payout-deps.ts'
import { payoutRoutes } from './payout.routes.ts'
import { watchAgain } from './sending/payout.store.ts'
import { sendPayouts } from './sending/send-payouts.ts'
import { payoutWaiting } from './waiting.ts'

type Needs = { account: AccountApi; payment: PaymentApi }

/** Nothing is charged or paid with it. */
const sandboxKey = 'pk_test_sandbox'

const tokensOf = (payment: PaymentConfig): TokenPlace => {
  if (payment.provider === 'none') return { provider: 'none' }
  if (payment.provider === 'stripe') return { provider: 'stripe', publishable_key: payment.publishableKey }
  return { provider: 'sandbox', url: `${payment.origin}/v1/tokens`, publishable_key: sandboxKey }
}

/** Whom we pay, when, and who decides it. */
export const payoutModule = ({ config, db, now }: Platform, { account, payment }: Needs) => {
  const { provider, onProviderError } = payment.payment
  const deps: PayoutDeps = { ...account.deps, provider, onProviderError, tokens: tokensOf(config.payment) }
  return {
    tables: ['payout', 'payout_account', 'payout_batch'],
    routes: ({ serve }) => {
      payoutRoutes(serve, deps)
      batchRoutes(serve, deps)
    },
    onInTransaction: {
      'payee.changed': async (tx, { objectId, at }) => {
        if (objectId.startsWith('po_')) await watchAgain(tx, objectId, at)
        else await askSoon(tx, objectId, at)
        await hurry(tx, settleJob, now())
      },
    },
    jobs: provider
      ? [
          { name: settleJob, every: '5 seconds', run: () => settlePayouts(deps) },
          { name: 'payout.gather', every: '10 minutes', run: () => gatherDue(deps) },
        ]
      : [],
    personalData: [payoutPersonalData(db)],
    waiting: payoutWaiting(db),
  } satisfies Module
}

/** Finishes whatever a crash, a lost answer or a lost event left half done. Doing it twice does nothing twice. */
const settlePayouts = async (deps: PayoutDeps): Promise<void> => {
  await checkPayoutAccounts(deps)
  await sendPayouts(deps)
}
