import { forgetNeed, heldOf, isHoldAsked, releaseRest } from '../../payment/holds/captures.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { subOrderIdsOf } from '../placing/order-state.store.ts'
import { dueOfDelivery } from '../price-change/delivery-due.ts'
import {
  type AddressChange,
  openAddressChange,
  saveAddressEnded,
  wasAddressKept,
} from './address-change.store.ts'

type Clock = Pick<PaymentDeps, 'now'>

/** An order stays where it goes: what a bank holds more for the other address is let go of. */
export const keepAddress = async (tx: Queries, clock: Clock, change: AddressChange): Promise<void> => {
  await saveAddressEnded(tx, change.id, { state: 'kept', at: clock.now() })
  for (const { subOrderId } of change.deliveries) await holdNoMore(tx, clock, subOrderId)
}

const holdNoMore = async (tx: Queries, clock: Clock, subOrderId: number): Promise<void> => {
  const dueCents = await dueOfDelivery(tx, subOrderId)
  const heldCents = await heldOf(tx, { subOrderId })
  if (dueCents === 0 || heldCents < dueCents) return
  await forgetNeed(tx, { subOrderId })
  if (heldCents > dueCents) await releaseRest(tx, clock, { subOrderId, keepCents: dueCents })
}

/** A line goes its way, or comes to nothing: the order is no longer the one whose new sums were accepted. */
export const dropAddressChange = async (tx: Queries, clock: Clock, orderId: number): Promise<void> => {
  const change = await openAddressChange(tx, orderId)
  if (change) await keepAddress(tx, clock, change)
}

/** A bank's answer came after the old address was kept: too much is let go of, and nothing is missing. */
export const holdAsKept = async (tx: Queries, clock: Clock, orderId: number): Promise<boolean> => {
  if (!(await wasAddressKept(tx, orderId))) return false
  let isMissing = false
  for (const subOrderId of await subOrderIdsOf(tx, orderId)) {
    await holdNoMore(tx, clock, subOrderId)
    if ((await heldOf(tx, { subOrderId })) < (await dueOfDelivery(tx, subOrderId))) isMissing = true
  }
  return !isMissing
}

/** A bank has not answered yet, or asks its customer. */
export const isBankAsked = async (tx: Queries, { deliveries }: AddressChange): Promise<boolean> => {
  for (const { subOrderId } of deliveries) if (await isHoldAsked(tx, { subOrderId })) return true
  return false
}
