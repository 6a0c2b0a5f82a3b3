import { canAskToCancel } from '@showroom/contract/order/cancel-request.rules'
import type { Order } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { isCancelTime } from '@showroom/contract/order/order-status.rules'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { shownOrder } from '../reading/read-orders.ts'
import { saveCancelRequest } from './cancel-request.store.ts'
import { tellCancelRequest } from './cancel-request-events.ts'

const say = orderMessages.cancelRequest

export type Asking = { publicId: string; accountId: number; itemIds: readonly string[]; reason: string }

/** A client's wish when a click does not do it any more. Asked twice, the second finds that it waits already. */
export const askToCancel = async (
  { db, now }: Pick<PaymentDeps, 'db' | 'now'>,
  { publicId, accountId, itemIds, reason }: Asking,
): Promise<Order> => {
  const { order } = (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  if (isCancelTime(order.placedAt, now())) refuse(409, 'click_cancels', say.clickCancels)
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, order.id)
    const at = now()
    const items = await soldItemsOfOrder(tx, order.id)
    const chosen = items.filter((item) => itemIds.includes(item.publicId))
    if (chosen.length < new Set(itemIds).size) refuseUnknown()
    for (const { id: itemId, status, placedAt } of chosen) {
      if (!canAskToCancel({ status, placedAt, isAsked: false }, at))
        refuseInvalid({ item_ids: [say.tooLate] })
      const requestId = await saveCancelRequest(tx, { itemId, reason, at })
      if (requestId !== null)
        await tellCancelRequest(tx, { requestId, orderId: order.id, state: 'asked', at })
    }
  })
  const whole = (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  return shownOrder({ db, now: now() }, whole, { isOwnPage: true })
}
