import { seesUnits } from '@showroom/contract/client-terms/price-visibility'
import { priceVisibilityOf } from '../../client-terms/client-terms.ts'
import type { Db } from '../../platform/db/db.ts'
import { membersOf } from '../fulfilment/vendor-member.store.ts'
import type { Writing } from '../letters/order-mail.ts'
import { clientPriceLetter, isVendorTold, vendorPriceLetter } from './price-change-letters.ts'
import { priceChangeById } from './price-change.store.ts'
import { priceChangeTold } from './price-change-events.ts'

/** To the client, in the showroom's colours, and to whoever speaks for the vendor. */
export const priceChangeWritings = async (db: Db, payload: unknown): Promise<Writing[]> => {
  const { changeId, news } = priceChangeTold.parse(payload)
  const change = await priceChangeById(db, changeId)
  if (!change) return []
  // It was answered before anybody read of it.
  if (news === 'reminded' && change.state !== 'proposed') return []
  const { accountId, showroomId, vendorId } = change
  const members = isVendorTold(news) ? await membersOf(db, vendorId) : []
  const told = { news, seesUnits: seesUnits(await priceVisibilityOf(db, { showroomId, accountId })) }
  return [
    { to: { accountId, showroomId }, write: (reader) => clientPriceLetter(reader, change, told) },
    ...members.map(
      (member): Writing => ({
        to: { accountId: member.accountId, showroomId: null },
        write: (reader) => vendorPriceLetter(reader, change, news),
      }),
    ),
  ]
}
