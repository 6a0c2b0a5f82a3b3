import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import type { Platform } from '../platform/platform.ts'
import { clockOfWaiting, countWaiting } from './dispute-list.store.ts'
import { disputeRoutes } from './dispute.routes.ts'

type Needs = { payment: PaymentApi }

/** How Admins answer what clients dispute at their banks: the facts on paper, and who bears a loss. */
export const disputeModule = ({ config, db, now }: Platform, { payment }: Needs) =>
  ({
    tables: [],
    routes: (edge) => disputeRoutes(edge, { db, now, payment: payment.payment, publicUrl: config.publicUrl }),
    waiting: [
      {
        panel: 'disputes',
        matter: 'disputes',
        roles: ['Admin'],
        count: () => countWaiting(db, now()),
        clock: () => clockOfWaiting(db, now()),
      },
    ],
  }) satisfies Module
