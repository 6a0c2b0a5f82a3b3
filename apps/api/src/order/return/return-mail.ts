import type { Db } from '../../platform/db/db.ts'
import { membersOf } from '../fulfilment/vendor-member.store.ts'
import type { Writing } from '../letters/order-mail.ts'
import { returnById } from './return.store.ts'
import { clientReturnLetter, isVendorTold, vendorReturnLetter } from './return-letters.ts'
import { isStillSo, returnTold } from './return-events.ts'

/** To the client, in the showroom's colours, and to whoever speaks for the vendor. */
export const returnWritings = async (db: Db, payload: unknown): Promise<Writing[]> => {
  const told = returnTold.parse(payload)
  const { returnId, news } = told
  const request = await returnById(db, returnId)
  if (!request || !isStillSo(told, request)) return []
  const { accountId, showroomId, vendorId } = request
  const members = isVendorTold(news, request) ? await membersOf(db, vendorId) : []
  return [
    { to: { accountId, showroomId }, write: (reader) => clientReturnLetter(reader, request, news) },
    ...members.map(
      (member): Writing => ({
        to: { accountId: member.accountId, showroomId: null },
        write: (reader) => vendorReturnLetter(reader, request, news),
      }),
    ),
  ]
}
