import { accountsOfParty } from '../balance/party.store.ts'
import { payoutTold } from '../payout/payout-events.ts'
import type { Listener } from './telling.ts'

/** What became of the money that somebody is sent. */
export const onPayout = {
  payout_told: async (db, payload, cause) => {
    const { payout: subject, news, ...party } = payoutTold.parse(payload)
    const accounts = await accountsOfParty(db, party)
    const shared = { kind: 'payout_told', cause, subject, facts: { payout_news: news } } as const
    return { news: accounts.map((accountId) => ({ ...shared, accountId })) }
  },
} satisfies Record<string, Listener>
