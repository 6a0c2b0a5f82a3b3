import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import { hurry } from '../platform/jobs/emit.ts'
import type { Platform } from '../platform/platform.ts'
import { ownRow } from '../showroom/own/own-showroom.store.ts'
import type { PremiumDeps } from './premium-deps.ts'
import { premiumRoutes } from './premium.routes.ts'
import { endAllOf, hurryPremium } from './premium.store.ts'
import { presentPremium } from './present-premium.ts'
import { settlePremiums } from './settle-premium.ts'

type Needs = { payment: PaymentApi }

const settleJob = 'premium.settle'

/** The plan of a showroom that its Pro pays for by the month. */
export const premiumModule = ({ config, db, post }: Platform, { payment }: Needs) => {
  const deps: PremiumDeps = { ...payment.cards, post, publicUrl: config.publicUrl }
  return {
    tables: ['premium_invoice', 'premium_subscription'],
    routes: ({ serve }) => premiumRoutes(serve, deps),
    onInTransaction: {
      'subscription.changed': async (tx, { subscriptionId, at }) => {
        if (await hurryPremium(tx, subscriptionId, at)) await hurry(tx, settleJob, at)
      },
    },
    jobs: deps.provider
      ? [{ name: settleJob, every: 'minute' as const, run: () => settlePremiums(deps) }]
      : [],
    personalData: [
      {
        name: 'premium',
        show: async ({ publicId }) => {
          const own = await ownRow(db, publicId)
          return own && presentPremium(db, own.id)
        },
        erase: endAllOf,
      },
    ],
    api: { deps },
  } satisfies Module & { api: unknown }
}
