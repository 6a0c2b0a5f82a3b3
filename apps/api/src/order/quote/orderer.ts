import { seesTotals } from '@showroom/contract/client-terms/price-visibility'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { Account } from '../../account/account.ts'
import { priceVisibilityOf } from '../../client-terms/client-terms.ts'
import type { Queries } from '../../platform/db/db.ts'
import { isOwnerOf } from '../../pricing/price-list/own-prices.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Orderer } from './reasons.ts'

export const ordererOf = async (
  db: Queries,
  { showroom, now }: { showroom: ShowroomContext; now: Date },
  { id, type, emailVerifiedAt, adultOn, isAgeOpen }: Account,
): Promise<Orderer> => ({
  type,
  isEmailVerified: emailVerifiedAt !== null,
  isAgeOpen,
  isMinor: adultOn !== null && dayAndHour(now).day < adultOn,
  seesTotals: seesTotals(await priceVisibilityOf(db, { showroomId: showroom.id, accountId: id })),
  ownsShowroom: type === 'Contractor' && (await isOwnerOf(db, showroom.ref, id)),
})
