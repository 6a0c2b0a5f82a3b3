import type { AccountApi } from '../account/module.ts'
import type { MeApi } from '../me/module.ts'
import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import { registrationRoutes } from './registration.routes.ts'

type Needs = { account: AccountApi; payment: PaymentApi; me: MeApi }

/** Signing up: an account with its card and its application. */
export const registrationModule = ({ account, payment, me }: Needs) =>
  ({
    tables: [],
    routes: ({ serve }) =>
      registrationRoutes(serve, { accounts: account.deps, cards: payment.cards, users: me.users }),
  }) satisfies Module
