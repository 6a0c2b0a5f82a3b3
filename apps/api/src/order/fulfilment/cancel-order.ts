import type { Order } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { isCancelTime, isHeld } from '@showroom/contract/order/order-status.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { changeStatus } from './change-status.ts'
import { type SoldItem, soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { shownOrder } from '../reading/read-orders.ts'
import { moveOn } from './set-status.ts'
import { lockForPlacing } from '../placing/lock-order.ts'

export type Cancelling = {
  publicId: string
  accountId: number
  /** Public ids of lines; null: all that can be. */
  itemIds: readonly string[] | null
}

/** A client's own change of mind, by the server's clock. Asked twice, the second finds it done. */
export const cancelOrder = async (deps: PaymentDeps, cancelling: Cancelling): Promise<Order> => {
  const { publicId, accountId } = cancelling
  const { db, now } = deps
  const { order } = (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, order.id)
    const cancellable = await chosenItems(tx, order.id, cancelling)
    if (cancellable.length === 0) return
    if (!isCancelTime(order.placedAt, now())) refuse(409, 'cancel_over', orderMessages.cancelOver)
    const actor = { accountId, role: 'User' as const }
    for (const item of cancellable) await changeStatus(tx, deps, { item, to: 'cancle', actor, note: '' })
  })
  await moveOn(deps, order.id)
  const whole = (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  return shownOrder({ db, now: now() }, whole, { isOwnPage: true })
}

/** Lines that stand where they can be cancelled; what is cancelled already needs nothing. */
const chosenItems = async (tx: Queries, orderId: number, { itemIds }: Cancelling): Promise<SoldItem[]> => {
  const items = await soldItemsOfOrder(tx, orderId)
  if (itemIds === null) return items.filter(({ status }) => isHeld(status))
  const chosen = items.filter(({ publicId }) => itemIds.includes(publicId))
  if (chosen.length < new Set(itemIds).size) return refuseUnknown()
  const live = chosen.filter(({ status }) => status !== 'cancle')
  if (live.some(({ status }) => !isHeld(status))) refuseInvalid({ item_ids: [orderMessages.notCancellable] })
  return live
}
