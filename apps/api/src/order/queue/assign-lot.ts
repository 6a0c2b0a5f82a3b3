import type { LotChoice, QueueLine } from '@showroom/contract/order/order-queue'
import { canAssignLot } from '@showroom/contract/order/order-queue.rules'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { releaseReserved } from '../../catalogue/stock/reserve-stock.ts'
import { changeReservedOfLots, lockStock } from '../../catalogue/stock/stock.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { actorOf, type Calling } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { writeAdminDeed } from '../deed/write-deed.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { soldItem } from '../reading/item-profit.store.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { lotsOfItem, lotsOfProduct, saveLots } from './lot-choice.store.ts'
import { readQueueLine } from './read-queue.ts'

const say = orderMessages.queue

type Deps = { db: Db; now: () => Date }
type Asking = Pick<Caller, 'accountId' | 'type'>

/** The lots of a line's product: what each has for it, what it keeps already included. */
export const lotChoices = async (deps: Deps, publicId: string, caller: Asking): Promise<LotChoice[]> => {
  const { db } = deps
  const viewer = (await orderViewerIfAny({ db, now: deps.now() }, caller)) ?? refuseUnknown()
  const item = (await soldItem(db, publicId, viewer)) ?? refuseUnknown()
  const own = await lotsOfItem(db, item.id)
  const lots = await lotsOfProduct(db, item.productId)
  return lots.map(({ id, code, available }) => {
    const kept = own.lots.find(({ lotId }) => lotId === id)?.qty ?? 0
    const free = available + kept
    return { code, available: free, is_chosen: kept === item.qty, covers: free >= item.qty }
  })
}

/** Another lot is promised for the whole line; what was kept of the former one is free again. */
export const assignLot = async (
  deps: Deps,
  { publicId, code }: { publicId: string; code: string },
  caller: Asking & Pick<Calling, 'place'>,
): Promise<QueueLine> => {
  const { db, now } = deps
  const reading = { db, now: now() }
  const viewer = (await orderViewerIfAny(reading, caller)) ?? refuseUnknown()
  await db.transaction(async (tx) => {
    const found = (await soldItem(tx, publicId, viewer)) ?? refuseUnknown()
    await lockForPlacing(tx, found.orderId)
    // Again, as it stands now that nobody else changes it.
    const item = (await soldItem(tx, publicId, viewer)) ?? refuseUnknown()
    if (!canAssignLot(item)) refuse(409, 'lot_fixed', say.lotFixed)
    const own = await lotsOfItem(tx, item.id)
    if (own.lots.length === 0 || own.reservedQty !== item.qty) refuse(409, 'no_lots', say.noLots)
    await lockStock(tx, [item.productId])
    await releaseReserved(tx, [{ productId: item.productId, qty: item.qty, lots: own.lots }])
    const lot = (await lotsOfProduct(tx, item.productId)).find((each) => each.code === code)
    if (!lot || lot.available < item.qty) return refuseInvalid({ lot: [say.lotTooSmall] })
    await changeReservedOfLots(tx, [{ id: lot.id, qty: item.qty }])
    await saveLots(tx, item.id, [{ lotId: lot.id, code: lot.code, qty: item.qty }])
    await writeAdminDeed(tx, actorOf(caller), {
      at: now(),
      action: deedMessages.lot,
      entity: 'order_item',
      entityId: publicId,
      before: { lot: own.lots.map((one) => one.code).join(', ') },
      after: { lot: lot.code },
    })
  })
  return readQueueLine(reading, publicId, caller)
}
