import { seesTotals } from '@showroom/contract/client-terms/price-visibility'
import { type Account, isMinorOn } from '../../account/account.ts'
import { priceVisibilityOf } from '../../client-terms/client-terms.ts'
import type { Queries } from '../../platform/db/db.ts'
import { isOwnerOf } from '../../pricing/price-list/own-prices.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Orderer } from './reasons.ts'

export const ordererOf = async (
  db: Queries,
  { showroom, now }: { showroom: ShowroomContext; now: Date },
  account: Account,
): Promise<Orderer> => ({
  type: account.type,
  isEmailVerified: account.emailVerifiedAt !== null,
  isAgeOpen: account.isAgeOpen,
  isMinor: isMinorOn(account, now),
  seesTotals: seesTotals(await priceVisibilityOf(db, { showroomId: showroom.id, accountId: account.id })),
  ownsShowroom: account.type === 'Contractor' && (await isOwnerOf(db, showroom.ref, account.id)),
})
