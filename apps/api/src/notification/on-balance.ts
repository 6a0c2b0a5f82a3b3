import { negativeTold } from '../balance/negative/negative-events.ts'
import { negativeById } from '../balance/negative/negative.store.ts'
import { accountsOfParty } from '../balance/party.store.ts'
import type { Listener } from './telling.ts'

/** Whoever speaks for a balance below zero: it waits for them until it is settled. */
export const onBalance = {
  negative_balance: async (db, payload, cause) => {
    const { negativeId, news } = negativeTold.parse(payload)
    const negative = await negativeById(db, negativeId)
    if (!negative) return {}
    const subject = negative.publicId
    const isOver = news === 'lifted' || news === 'settled'
    // It was settled before anybody read of it.
    if (negative.isEnded && !isOver) return {}
    const facts = { day: negative.dueOn, is_late: news === 'restricted' || news === 'lifted' }
    const kind = isOver ? ('balance_settled' as const) : ('balance_below_zero' as const)
    const accounts = await accountsOfParty(db, negative)
    return {
      settled: [{ subject, kinds: ['balance_below_zero' as const] }],
      news: accounts.map((accountId) => ({ accountId, kind, cause, subject, facts })),
    }
  },
} satisfies Record<string, Listener>
