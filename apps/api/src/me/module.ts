import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import type { Platform } from '../platform/platform.ts'
import { taxTable } from '../pricing/tax.ts'
import { meRoutes } from './me.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'

type Needs = { account: AccountApi; payment: PaymentApi }
export type MeApi = ReturnType<typeof meModule>['api']

/** Who somebody is to their own browser: signing in, the user, the profile. */
export const meModule = ({ db, now }: Platform, { account, payment }: Needs) => {
  const users = { db }
  return {
    tables: [],
    routes: ({ serve }) => {
      signInRoutes(serve, { accounts: account.deps, social: account.social, users })
      const charges = { db, now, tax: taxTable }
      meRoutes(serve, { accounts: account.deps, cards: payment.cards, users, charges })
    },
    api: { users },
  } satisfies Module & { api: unknown }
}
