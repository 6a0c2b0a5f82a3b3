import { cancelUntil } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { subOrderIdsOf } from '../placing/order-state.store.ts'

type Placed = { orderId: number; at: Date }

/** Saved with the order that was just placed: the client hears at once, each vendor when it can not be cancelled by a click any more. */
export const announcePlaced = async (tx: Queries, { orderId, at }: Placed): Promise<void> => {
  await emit(tx, { kind: 'order_placed', cause: `order ${orderId} placed`, payload: { orderId }, at })
  const due = new Date(cancelUntil(at).getTime() + 1)
  for (const subOrderId of await subOrderIdsOf(tx, orderId)) {
    const cause = `delivery ${subOrderId} for its vendor`
    await emit(tx, { kind: 'order_for_vendor', cause, payload: { orderId, subOrderId }, at, due })
  }
}

/** As often as it is changed: each letter says where it goes when it is written. `moreCents`: null where it stays. */
export const announceAddress = (
  tx: Queries,
  { orderId, at, moreCents }: Placed & { moreCents: number | null },
): Promise<void> =>
  emit(tx, {
    kind: 'order_address',
    cause: `order ${orderId} goes elsewhere ${newPublicId()}`,
    payload: { orderId, moreCents },
    at,
  })

const onThePageMs = 10 * 60_000

/** Of an attempt to pay: whoever has left the page and tried no other card meanwhile should know. */
export const announceDeclined = (
  tx: Queries,
  { orderId, attempt, message, at }: Placed & { attempt: number; message: string },
): Promise<void> =>
  emit(tx, {
    kind: 'order_declined',
    cause: `order ${orderId} declined ${attempt}`,
    payload: { orderId, message },
    at,
    due: new Date(at.getTime() + onThePageMs),
  })

/** Nobody pays for it any more: no other card is wanted. */
export const announceAbandoned = (tx: Queries, { orderId, at }: Placed): Promise<void> =>
  emit(tx, { kind: 'order_abandoned', cause: `order ${orderId} abandoned`, payload: { orderId }, at })

/** A bank does not hold the money of a delivery any longer. */
export const announcePaymentNeeded = (
  tx: Queries,
  { orderId, subOrderId, holdId, at }: Placed & { subOrderId: number; holdId: number },
): Promise<void> =>
  emit(tx, {
    kind: 'payment_needed',
    cause: `hold ${holdId} needs a payment`,
    payload: { orderId, subOrderId },
    at,
  })
