import {
  hasComeToNothing,
  isHeld,
  moneyOf,
  type OrderStatus,
} from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { captureUnits, refundUnits, releaseRest } from '../../payment/holds/captures.ts'
import { dropPriceChange } from '../price-change/drop-price-change.ts'
import { releaseCoupon } from '../../pricing/coupon/coupons.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { type SoldItem, soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { type Actor, saveStatusChange, shippingOf, type Step, stepsOf } from './item-status.store.ts'
import { partsOfItem, partsOfShipping } from '../money-parts.ts'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { releaseStock } from './release-stock.ts'
import { shipStock } from './ship-stock.ts'

export type Clock = { now: () => Date }
export type Change = { item: SoldItem; to: OrderStatus; actor: Actor; note: string }

/**
 * Sets a line's status with all that follows from it, in the caller's transaction, which locks the order's row: the
 * change itself, what is to be asked of the bank, the goods, the coupon and the letter.
 */
export const changeStatus = async (
  tx: Queries,
  clock: Clock,
  { item, to, actor, note }: Change,
): Promise<void> => {
  const at = clock.now()
  const changeId = await saveStatusChange(tx, { itemId: item.id, from: item.status, to, actor, note, at })
  if (changeId === null) return refuse(409, 'status_changed', orderMessages.statusChanged)
  // As they stand after the change.
  const order = await soldItemsOfOrder(tx, item.orderId)
  const delivery = order.filter(({ subOrderId }) => subOrderId === item.subOrderId)
  await moveMoney(tx, clock, { item, to, changeId, delivery })
  await moveGoods(tx, item, to)
  if (hasComeToNothing(to)) await dropPriceChange(tx, clock, item.id)
  if (order.every(({ status }) => hasComeToNothing(status))) await releaseCoupon(tx, item.orderId, at)
  const payload = { itemId: item.id, orderId: item.orderId, status: to, note }
  await emit(tx, { kind: 'order_status', cause: `status change ${changeId}`, payload, at })
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
    case 'capture': {
      const isFirst = !effectsBefore(before).includes('capture')
      const shipping = isFirst ? partsOfShipping(await shippingOf(tx, subOrderId)) : []
      return captureUnits(tx, clock, { subOrderId, parts: [...partsOfItem(item), ...shipping], isLast })
    }
    case 'release':
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

const moveGoods = async (tx: Queries, item: SoldItem, to: OrderStatus): Promise<void> => {
  if (moneyOf(item.status, to) === 'capture') await shipStock(tx, [item.id])
  if (hasComeToNothing(to)) await releaseStock(tx, [item.id])
}
