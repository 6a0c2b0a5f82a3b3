import { minuteMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { type PlacingOrder, saveState } from './order-state.store.ts'
import { announceAbandoned } from '../letters/announce.ts'
import { releaseStock } from '../fulfilment/release-stock.ts'
import { itemsOfOrder } from './reservation.store.ts'
import { runOperations, voidHolds } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { releaseCoupon } from '../../pricing/coupon/coupons.ts'
import { openOrdersBefore } from './order-state.store.ts'
import { lockForPlacing } from './lock-order.ts'

/** Releases stock and coupon and voids the holds of a locked order; its cart stays as it was. */
export const abandon = async (
  tx: Queries,
  payment: PaymentDeps,
  order: Pick<PlacingOrder, 'id'>,
): Promise<void> => {
  await saveState(tx, order.id, { state: 'abandoned' })
  await releaseStock(tx, await itemsOfOrder(tx, order.id))
  await releaseCoupon(tx, order.id, payment.now())
  await voidHolds(tx, payment, { orderId: order.id })
  await announceAbandoned(tx, { orderId: order.id, at: payment.now() })
}

export const isOpen = ({ state }: Pick<PlacingOrder, 'state'>): boolean =>
  state === 'placing' || state === 'confirming' || state === 'declined'

/** Abandons an order unless it was placed meanwhile; whether it did. */
export const abandonIfOpen = async (payment: PaymentDeps, orderId: number): Promise<boolean> => {
  const isAbandoned = await payment.db.transaction(async (tx) => {
    const order = await lockForPlacing(tx, orderId)
    if (!isOpen(order)) return false
    await abandon(tx, payment, order)
    return true
  })
  if (isAbandoned) await runOperations(payment, { orderId })
  return isAbandoned
}

const unpaidForMs = 30 * minuteMs

/** Orders that nobody paid for expire after half an hour. Returns how many did. */
export const expireUnpaid = async (payment: PaymentDeps): Promise<number> => {
  const before = new Date(payment.now().getTime() - unpaidForMs)
  let count = 0
  for (const { id } of await openOrdersBefore(payment.db, before))
    if (await abandonIfOpen(payment, id)) count += 1
  return count
}
