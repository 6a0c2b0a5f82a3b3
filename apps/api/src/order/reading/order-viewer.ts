import { cancelUntil } from '@showroom/contract/order/order-status.rules'
import { accountById } from '../../account/account.store.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { OrderViewer } from './item-profit.store.ts'
import { vendorOf } from '../fulfilment/vendor-member.store.ts'
import type { Reading } from './read-orders.ts'

/** Orders placed before this can not be cancelled by a click any more: the turned-around `cancelUntil`. */
export const seenSince = (now: Date): Date => new Date(2 * now.getTime() - cancelUntil(now).getTime())

type Viewing = Pick<Caller, 'accountId' | 'type'>

/** Whose lines the caller may see. Whoever speaks for no vendor finds as little as a stranger. */
export const orderViewerOf = async (reading: Reading, caller: Viewing): Promise<OrderViewer> =>
  (await orderViewerIfAny(reading, caller)) ?? refuseUnknown()

/** Null for whoever speaks for no vendor yet. */
export const orderViewerIfAny = async (
  { db, now }: Reading,
  { accountId, type }: Viewing,
): Promise<OrderViewer | null> => {
  if (type === 'Admin') return { role: type }
  if (type === 'Vendor') {
    const vendorId = await vendorOf(db, accountId)
    return vendorId === null ? null : { role: type, vendorId, placedBefore: seenSince(now) }
  }
  if (type !== 'Contractor') return refuseUnknown()
  const account = (await accountById(db, accountId)) ?? refuseUnknown()
  return { role: type, showroomRef: account.publicId }
}
