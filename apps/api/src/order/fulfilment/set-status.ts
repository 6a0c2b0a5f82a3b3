import type { OrderItemProfit } from '@showroom/contract/order/order'
import { goesOn, isTakingBack } from '@showroom/contract/order/line-and-return.rules'
import {
  canSet,
  hasComeToNothing,
  isFinal,
  type OrderStatus,
  orderStatuses,
} from '@showroom/contract/order/order-status.rules'
import { isInWindow } from '@showroom/contract/order/return.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { actorOf, type Calling } from '../deed/actor.ts'
import { changeStatus } from './change-status.ts'
import { presentProfit } from '../reading/item-profit.ts'
import { soldItem, type SoldItem } from '../reading/item-profit.store.ts'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { returnMessages } from '@showroom/contract/order/return.messages'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { deliveredAtOf } from '../shipment/delivered-at.store.ts'
import { type Proof, unusedProof } from './status-proof.store.ts'

export type StatusChange = {
  publicId: string
  status: OrderStatus
  note: string
  /** Sent before: what shows it. */
  proof?: string | undefined
  /** What is kept with it: both or none. */
  along?: (tx: Queries, itemId: number) => Promise<unknown>
}

/** Sets the status of a line that the caller may see, and has its money moved once that is saved. */
export const setStatus = async (
  deps: PaymentDeps,
  { publicId, status, note, proof: shownBy, along }: StatusChange,
  caller: Pick<Calling, 'accountId' | 'type' | 'isOtpRecent' | 'place'>,
): Promise<OrderItemProfit> => {
  const { db, now } = deps
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const orderId = await db.transaction(async (tx) => {
    const found = (await soldItem(tx, publicId, viewer)) ?? refuseUnknown()
    await lockForPlacing(tx, found.orderId)
    // Again, as it stands now that nobody else changes it.
    const item = (await soldItem(tx, publicId, viewer)) ?? refuseUnknown()
    const isOverride = requireSettable(item, { status, note, caller })
    await requireInTime(tx, item, { status, now: now() })
    const proof = isOverride ? await requireProof(tx, item.id, shownBy) : null
    await changeStatus(tx, deps, { item, to: status, actor: actorOf(caller), note, proof })
    await along?.(tx, item.id)
    return item.orderId
  })
  await moveOn(deps, orderId)
  return presentProfit((await soldItem(db, publicId, viewer)) ?? refuseUnknown(), viewer.role)
}

/** What was decided stands, whatever the provider says now: what it does not answer is asked again. */
export const moveOn = (deps: PaymentDeps, orderId: number): Promise<unknown> =>
  runOperations(deps, { orderId }).catch(deps.onProviderError)

type RequestedStatus = { status: OrderStatus; note: string; caller: Pick<Caller, 'type' | 'isOtpRecent'> }

/** Whether its own way does not lead there: then an Admin says why, and shows it. */
const requireSettable = (item: SoldItem, { status, note, caller }: RequestedStatus): boolean => {
  if (item.isPriceOpen && !hasComeToNothing(status))
    refuse(409, 'price_change_open', orderMessages.price.waits)
  if (item.isReturnOpen && !goesOn(item.status, status)) refuse(409, 'return_open', returnMessages.lineWaits)
  const change = { from: item.status, to: status }
  if (canSet(caller.type, { ...change, hasReason: note !== '' })) {
    // A trusted device is not enough to undo an end (domain §3.19, 35).
    if (isFinal(item.status) && !caller.isOtpRecent) refuse(403, 'otp_needed', orderMessages.codeNeeded)
    return !canSet(caller.type, change)
  }
  if (canSet(caller.type, { ...change, hasReason: true }))
    refuseInvalid({ note: [orderMessages.reasonNeeded] })
  const { label: from } = orderStatuses[item.status]
  return refuse(409, 'status_refused', orderMessages.notSettable(from, orderStatuses[status].label))
}

const requireProof = async (tx: Queries, itemId: number, publicId: string | undefined): Promise<Proof> => {
  if (publicId === undefined) return refuseInvalid({ proof: [orderMessages.proof.needed] })
  return (await unusedProof(tx, { publicId, itemId })) ?? refuseInvalid({ proof: [orderMessages.proof.gone] })
}

/** A click takes nothing back that a client could not return any more: that has its own way, with its own proof. */
const requireInTime = async (
  tx: Queries,
  item: SoldItem,
  { status, now }: { status: OrderStatus; now: Date },
): Promise<void> => {
  if (!isTakingBack(item.status, status)) return
  const deliveredAt = (await deliveredAtOf(tx, [item.id])).get(item.id)
  if (deliveredAt && !isInWindow('return', deliveredAt, now))
    refuse(409, 'return_over', returnMessages.overByClick)
}
