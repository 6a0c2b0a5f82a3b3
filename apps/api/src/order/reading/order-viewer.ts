import { cancelUntil } from '@showroom/contract/order/order-status.rules'
import { accountById } from '../../account/account.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { OrderViewer } from './item-profit.store.ts'
import { vendorOf } from '../fulfilment/vendor-member.store.ts'

/** Orders placed before this can not be cancelled by a click any more: the turned-around `cancelUntil`. */
const shownSince = (now: Date): Date => new Date(2 * now.getTime() - cancelUntil(now).getTime())

/** Whose lines the caller may see. Whoever speaks for no vendor finds as little as a stranger. */
export const orderViewerOf = async (
  { db, now }: { db: Queries; now: Date },
  { accountId, type }: Pick<Caller, 'accountId' | 'type'>,
): Promise<OrderViewer> => {
  if (type === 'Admin') return { role: type }
  if (type === 'Vendor') {
    const vendorId = (await vendorOf(db, accountId)) ?? refuseUnknown()
    return { role: type, vendorId, placedBefore: shownSince(now) }
  }
  if (type !== 'Contractor') return refuseUnknown()
  const account = (await accountById(db, accountId)) ?? refuseUnknown()
  return { role: type, showroomRef: account.publicId }
}
