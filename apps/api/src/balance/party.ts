import { accountById } from '../account/account.store.ts'
import { vendorOf } from '../order/fulfilment/vendor-member.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Caller } from '../platform/http/who.ts'
import { type Party, showroomOfPro } from './party.store.ts'

/** Whose balance the caller may see. Null: of a vendor or a showroom that is not there yet. */
export const partyOf = async (
  db: Queries,
  { accountId, type }: Pick<Caller, 'accountId' | 'type'>,
): Promise<Party | null> => {
  if (type === 'Vendor') {
    const partyId = await vendorOf(db, accountId)
    return partyId === null ? null : { account: 'vendor', partyId }
  }
  const account = (await accountById(db, accountId)) ?? refuseUnknown()
  return showroomOfPro(db, account.publicId)
}
