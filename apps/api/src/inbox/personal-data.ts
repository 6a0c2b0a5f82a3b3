import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { leaveItemsOf, repliesToAccount } from './inbox-item.store.ts'

/** What we have answered. Answers go with what they answer; our notes of it are no letters, and go with it too. */
export const inboxPersonalData = (db: Db): PersonalData => ({
  name: 'answers',
  show: async ({ id }) => {
    const replies = await repliesToAccount(db, id)
    return replies.map(({ at, message }) => ({ at: at.toISOString(), message }))
  },
  erase: leaveItemsOf,
})
