import { isCancelAnswerable } from '@showroom/contract/order/cancel-request.rules'
import type { StatusTold } from './status-events.ts'
import { overtakeCancelRequest } from '../cancel-request/overtake.ts'
import {
  hasComeToNothing,
  isHeld,
  moneyOf,
  type OrderStatus,
  orderStatuses,
} from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { refundUnits, releaseRest } from '../../payment/holds/captures.ts'
import { dropAddressChange } from '../address/keep-address.ts'
import { dropPriceChange } from '../price-change/drop-price-change.ts'
import { releaseCoupon } from '../../pricing/coupon/coupons.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { type SoldItem, soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { saveStatusChange, type Step, stepsOf } from './item-status.store.ts'
import type { Actor } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { writeAdminDeed } from '../deed/write-deed.ts'
import { partsOfItem, partsOfUnits } from '../money-parts.ts'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { type Proof, attachProof } from './status-proof.store.ts'
import { releaseStock } from './release-stock.ts'
import { chargeUnits } from '../shipment/charge-units.ts'
import { packagesFollow } from '../shipment/follow-lines.ts'

export type Clock = { now: () => Date }
export type Change = {
  item: SoldItem
  to: OrderStatus
  actor: Actor
  note: string
  /** What shows an Admin that it is to be set so. */
  proof?: Proof | null
  by?: StatusTold['by']
}

/**
 * Sets a line's status with all that follows from it, in the caller's transaction, which locks the order's row: the
 * change itself, what is to be asked of the bank, the goods, the coupon and the letter.
 */
export const changeStatus = async (tx: Queries, clock: Clock, change: Change): Promise<void> => {
  const { item, to, note, by } = change
  const at = clock.now()
  await dropAddressChange(tx, clock, item.orderId)
  const changeId = await saveChange(tx, change, at)
  // As they stand after the change.
  const order = await soldItemsOfOrder(tx, item.orderId)
  const delivery = order.filter(({ subOrderId }) => subOrderId === item.subOrderId)
  if (by !== 'return') await moveMoney(tx, clock, { item, to, changeId, delivery })
  if (hasComeToNothing(to)) {
    await releaseStock(tx, [item.id])
    await dropPriceChange(tx, clock, item.id)
  }
  if (!isCancelAnswerable(to)) await overtakeCancelRequest(tx, clock, { ...item, status: to })
  if (order.every(({ status }) => hasComeToNothing(status))) await releaseCoupon(tx, item.orderId, at)
  if (by !== 'package') await packagesFollow(tx, { item, delivery, at })
  const payload = { itemId: item.id, orderId: item.orderId, status: to, note, by }
  await emit(tx, { kind: 'order_status', cause: `status change ${changeId}`, payload, at })
}

/** The change with what shows it, and the deed of the Admin who made it. */
const saveChange = async (
  tx: Queries,
  { item, to, actor, note, proof = null }: Change,
  at: Date,
): Promise<number> => {
  const { id: itemId, status: from } = item
  const changeId = await saveStatusChange(tx, { itemId, from, to, actor, note, at })
  if (changeId === null) return refuse(409, 'status_changed', orderMessages.statusChanged)
  if (proof) await attachProof(tx, { id: proof.id, changeId })
  await writeAdminDeed(tx, actor, {
    at,
    action: deedMessages.status,
    entity: 'order_item',
    entityId: item.publicId,
    note,
    before: { status: orderStatuses[from].label },
    after: { status: orderStatuses[to].label, ...(proof ? { proof: proof.fileName } : {}) },
  })
  return changeId
}

type Moving = { item: SoldItem; to: OrderStatus; changeId: number; delivery: readonly SoldItem[] }

const moveMoney = async (
  tx: Queries,
  clock: Clock,
  { item, to, changeId, delivery }: Moving,
): Promise<void> => {
  const { subOrderId } = item
  const isLast = !delivery.some(({ id, status }) => id !== item.id && isHeld(status))
  const before = (await stepsOf(tx, subOrderId)).filter((step) => step.changeId !== changeId)
  const effectsBefore = (steps: readonly Step[]) => steps.map((step) => moneyOf(step.from, step.to))
  switch (moneyOf(item.status, to)) {
    case 'capture':
      // Of what left in packages before, nothing is charged again.
      return chargeUnits(tx, clock, { leaving: [{ item, units: item.qty - item.shippedQty }], delivery })
    case 'release':
      // What came back before was given back by its return.
      if (item.shippedQty > item.returnedQty)
        await refundUnits(tx, clock, {
          subOrderId,
          parts: partsOfUnits(item, {
            units: item.shippedQty - item.returnedQty,
            before: item.returnedQty,
          }),
        })
      // What is left is held as it was, and less is charged of it.
      return isLast ? releaseRest(tx, clock, { subOrderId, keepCents: 0 }) : undefined
    case 'refund': {
      const own = before.filter(({ itemId }) => itemId === item.id)
      // An Admin who took a return back, and takes that back: the money went once.
      if (effectsBefore(own).includes('refund')) return undefined
      return refundUnits(tx, clock, { subOrderId, parts: partsOfItem(item) })
    }
    case 'suspend':
    case null:
      return undefined
  }
}
