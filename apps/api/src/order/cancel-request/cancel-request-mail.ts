import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import type { Db } from '../../platform/db/db.ts'
import { membersOf } from '../fulfilment/vendor-member.store.ts'
import type { Writing } from '../letters/order-mail.ts'
import { type CancelRequest, cancelRequestById } from './cancel-request.store.ts'
import { askedLetter, goesOnLetter } from './cancel-request-letters.ts'
import { cancelRequestTold } from './cancel-request-events.ts'

/** The line goes on although its client wished otherwise. */
export const goesOn = ({ state, itemStatus }: CancelRequest): boolean =>
  state === 'refused' || (state === 'overtaken' && !hasComeToNothing(itemStatus))

export const cancelRequestWritings = async (db: Db, payload: unknown): Promise<Writing[]> => {
  const { requestId, state } = cancelRequestTold.parse(payload)
  const request = await cancelRequestById(db, requestId)
  if (!request) return []
  const { accountId, showroomId, vendorId } = request
  if (state === 'asked') {
    // It was answered before anybody read of it.
    if (request.state !== 'asked') return []
    return (await membersOf(db, vendorId)).map((member) => ({
      to: { accountId: member.accountId, showroomId: null },
      write: (reader) => askedLetter(reader, request),
    }))
  }
  if (!goesOn(request)) return []
  return [{ to: { accountId, showroomId }, write: (reader) => goesOnLetter(reader, request) }]
}
