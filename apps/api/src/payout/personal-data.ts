import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { forgetPayoutPerson, payoutAccountsKeptOf } from './account/payout-account.store.ts'
import { hasPayoutUnderWay } from './sending/payout.store.ts'

/** What was paid and the signed form stay in the books; whoever is being paid stays until it has arrived. */
export const payoutPersonalData = (db: Db): PersonalData => ({
  name: 'payouts',
  show: ({ id }) => payoutAccountsKeptOf(db, id),
  reasonToStay: async ({ id }) => ((await hasPayoutUnderWay(db, id)) ? say.underWay : null),
  erase: (tx, accountId) => forgetPayoutPerson(tx, accountId),
})
