import { minuteMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { type PlacingOrder, saveState } from './order-state.store.ts'
import { releaseStock } from '../fulfilment/release-stock.ts'
import { itemsOfOrder } from './reservation.store.ts'
import { runOperations, voidHolds } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { releaseCoupon } from '../../pricing/coupon/coupons.ts'
import { openOrdersBefore } from './order-state.store.ts'
import { lockForPlacing } from './lock-order.ts'

/** Nothing of it stays: what was held, kept and used up is given back. The cart is as it was. The order is locked. */
export const abandon = async (
  tx: Queries,
  payment: PaymentDeps,
  order: Pick<PlacingOrder, 'id'>,
): Promise<void> => {
  await saveState(tx, order.id, { state: 'abandoned' })
  await releaseStock(tx, await itemsOfOrder(tx, order.id))
  await releaseCoupon(tx, order.id, payment.now())
  await voidHolds(tx, payment, order.id)
}

export const isOpen = ({ state }: Pick<PlacingOrder, 'state'>): boolean =>
  state === 'placing' || state === 'confirming' || state === 'declined'

/** Gives up an order unless it was placed meanwhile; whether it did. */
export const giveUp = async (payment: PaymentDeps, orderId: number): Promise<boolean> => {
  const isGivenUp = await payment.db.transaction(async (tx) => {
    const order = await lockForPlacing(tx, orderId)
    if (!isOpen(order)) return false
    await abandon(tx, payment, order)
    return true
  })
  if (isGivenUp) await runOperations(payment, { orderId })
  return isGivenUp
}

const unpaidForMs = 30 * minuteMs

/** Orders that nobody paid for within half an hour. Returns how many were given up. */
export const abandonUnpaid = async (payment: PaymentDeps): Promise<number> => {
  const before = new Date(payment.now().getTime() - unpaidForMs)
  let count = 0
  for (const { id } of await openOrdersBefore(payment.db, before)) if (await giveUp(payment, id)) count += 1
  return count
}
