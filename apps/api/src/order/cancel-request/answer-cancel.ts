import {
  type CancelAnswer,
  isCancelAnswerable,
  stateAfter,
} from '@showroom/contract/order/cancel-request.rules'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { actorOf, type Calling } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { writeAdminDeed } from '../deed/write-deed.ts'
import { changeStatus } from '../fulfilment/change-status.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { presentProfit } from '../reading/item-profit.ts'
import { soldItem, type SoldItem } from '../reading/item-profit.store.ts'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { latestCancelRequestOf, saveCancelAnswer } from './cancel-request.store.ts'
import { tellCancelRequest } from './cancel-request-events.ts'

const say = orderMessages.cancelRequest

type Answering = { itemPublicId: string; answer: CancelAnswer; reason: string }
type Answerer = Pick<Calling, 'accountId' | 'type' | 'place'>

/** Of whoever delivers the line, or an Admin. The same answer again finds it done; another one comes too late. */
export const answerCancel = async (
  deps: PaymentDeps,
  answering: Answering,
  caller: Answerer,
): Promise<OrderItemProfit> => {
  const { db, now } = deps
  const { itemPublicId, answer, reason } = answering
  if (answer === 'refuse' && reason === '') refuseInvalid({ reason: [say.reasonNeeded] })
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const orderId = await db.transaction(async (tx) => {
    const found = (await soldItem(tx, itemPublicId, viewer)) ?? refuseUnknown()
    await lockForPlacing(tx, found.orderId)
    // Again, as it stands now that nobody else changes it.
    const item = (await soldItem(tx, itemPublicId, viewer)) ?? refuseUnknown()
    await settle(tx, deps, { item, answering, caller })
    return item.orderId
  })
  await moveOn(deps, orderId)
  return presentProfit((await soldItem(db, itemPublicId, viewer)) ?? refuseUnknown(), viewer.role)
}

type Settling = { item: SoldItem; answering: Answering; caller: Answerer }

const settle = async (
  tx: Queries,
  { now }: Pick<PaymentDeps, 'now'>,
  { item, answering: { answer, reason }, caller }: Settling,
): Promise<void> => {
  const request = await latestCancelRequestOf(tx, item.id)
  const state = stateAfter(answer)
  if (request?.state === state) return
  if (request?.state !== 'asked') return refuse(409, 'cancel_not_asked', say.notAsked)
  if (!isCancelAnswerable(item.status)) return refuse(409, 'cancel_too_late', say.tooLate)
  const at = now()
  await saveCancelAnswer(tx, request.id, { state, answer: reason, answeredBy: caller.accountId, at })
  await tellCancelRequest(tx, { requestId: request.id, orderId: item.orderId, state, at })
  const actor = actorOf(caller)
  await writeAdminDeed(tx, actor, {
    at,
    action: deedMessages.cancelWish,
    entity: 'order_item',
    entityId: item.publicId,
    note: reason,
    before: { wish: request.state },
    after: { wish: state },
  })
  if (answer === 'refuse') return
  await changeStatus(tx, { now }, { item, to: 'cancle', actor, note: reason || say.acceptedNote })
}
