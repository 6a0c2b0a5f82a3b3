import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Db } from '../platform/db/db.ts'
import { countSentBack, countUndecided } from './waiting.store.ts'

/** What is to be decided before it leaves, and what came back. */
export const payoutWaiting = (db: Db): readonly CountsWaiting[] => [
  {
    panel: 'payout-batches',
    matter: 'batches',
    roles: ['Admin'],
    count: ({ accountId }) => countUndecided(db, accountId),
  },
  { panel: 'payout-batches', matter: 'payouts', roles: ['Admin'], count: () => countSentBack(db) },
]
