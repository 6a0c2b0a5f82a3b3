import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { balanceRoutes } from './balance.routes.ts'
import { negativeHandlers } from './negative/negative-mail.ts'
import { watchNegatives } from './negative/watch-negative.ts'
import { statementPaperRoutes } from './statement/statement-paper.routes.ts'
import { releaseDue } from './release/release-due.ts'

/** What vendors and Pros can be paid, what is pending and what they owe; what the marketplace earns by it. */
export const balanceModule = ({ config, db, now, post }: Platform) =>
  ({
    tables: ['balance_adjustment', 'balance_release', 'balance_release_day', 'negative_balance'],
    routes: (edge) => {
      balanceRoutes(edge.serve, { db, now })
      statementPaperRoutes(edge, { db, now, publicUrl: config.publicUrl })
    },
    on: negativeHandlers({ db, post, publicUrl: config.publicUrl }),
    jobs: [
      { name: 'balance.release', every: 'minute', run: (at) => releaseDue(db, at) },
      { name: 'balance.watch-negatives', every: '10 minutes', run: (at) => watchNegatives(db, at) },
    ],
  }) satisfies Module
