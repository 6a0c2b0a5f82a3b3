import type { Account } from '../../account/account.ts'
import type { Queries } from '../../platform/db/db.ts'
import { isOwnerOf } from '../../pricing/price-list/own-prices.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Orderer } from './reasons.ts'

export const ordererOf = async (
  db: Queries,
  { ref }: ShowroomContext,
  { id, type, emailVerifiedAt }: Account,
): Promise<Orderer> => ({
  type,
  isEmailVerified: emailVerifiedAt !== null,
  ownsShowroom: type === 'Contractor' && (await isOwnerOf(db, ref, id)),
})
