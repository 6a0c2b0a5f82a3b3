import { hasComeToNothing, isHeld } from '@showroom/contract/order/order-status.rules'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import { packageLabels, unitsToCharge } from '@showroom/contract/order/shipment.rules'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { changeStatus } from '../fulfilment/change-status.ts'
import { type Actor, actorOf, type Calling } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { type SoldItem, soldItemsOfSubOrder } from '../reading/item-profit.store.ts'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { chargeUnits } from './charge-units.ts'
import { linesCome } from './lines-come.ts'
import { lockedShipment, type LockedShipment } from './locked-delivery.ts'
import { shownShipments } from './read-shipments.ts'
import { saveDelivered, saveShipped, type Shipment } from './shipment.store.ts'
import { stateIn, writePackageDeed } from './shipment-deed.ts'
import { type PackageNews, tellShipment } from './shipment-events.ts'

type Move = { publicId: string; state: PackageNews }

/** A package left, or came. Said twice, the second finds it done. */
export const moveShipment = async (
  deps: PaymentDeps,
  { publicId, state }: Move,
  caller: Calling,
): Promise<OrderShipments> => {
  const { db, now } = deps
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const actor = actorOf(caller)
  const { orderId, orderPublicId } = await db.transaction(async (tx) => {
    const locked = await lockedShipment(tx, publicId, viewer)
    const move = state === 'shipped' ? shipIt : deliverIt
    if (await move(tx, deps, { ...locked, actor })) await tell(tx, { ...locked, actor, state, at: now() })
    return locked.delivery
  })
  await moveOn(deps, orderId)
  return shownShipments(deps, orderPublicId, viewer)
}

type Told = LockedShipment & { actor: Actor; state: PackageNews; at: Date }

const tell = async (tx: Queries, { shipment, delivery, actor, state, at }: Told): Promise<void> => {
  await tellShipment(tx, { orderId: delivery.orderId, shipmentId: shipment.id, news: state, at })
  const after = { state: packageLabels[state] }
  const action = deedMessages[state]
  await writePackageDeed(tx, actor, { shipment, at, action, before: stateIn(shipment), after })
}

type Moving = LockedShipment & { actor: Actor }
type Clock = Pick<PaymentDeps, 'now'>

const linesIn = ({ lines }: Shipment, items: readonly SoldItem[]) =>
  lines.flatMap(({ itemId, units }) => {
    const item = items.find(({ id }) => id === itemId)
    return item ? [{ item, units }] : []
  })

/** Charges what it contains, by units; a line of which everything has left is picked up by that. */
const shipIt = async (tx: Queries, clock: Clock, { shipment, actor }: Moving): Promise<boolean> => {
  if (shipment.shippedAt !== null) return false
  const items = await soldItemsOfSubOrder(tx, shipment.subOrderId)
  const lines = linesIn(shipment, items)
  for (const { item } of lines) requireToLeave(item)
  const leaving = lines.map(({ item, units }) => ({ item, units: unitsToCharge(item, units) }))
  await chargeUnits(tx, clock, { leaving, delivery: items })
  await saveShipped(tx, shipment.id, clock.now())
  // As they stand now that their units are counted.
  for (const { item } of linesIn(shipment, await soldItemsOfSubOrder(tx, shipment.subOrderId)))
    await follow(tx, clock, { item, actor })
  return true
}

const requireToLeave = ({ productName, status, isPriceOpen }: SoldItem) => {
  if (hasComeToNothing(status)) refuse(409, 'not_packable', say.notPackable(productName))
  if (isPriceOpen && isHeld(status)) refuse(409, 'price_change_open', say.priceWaits(productName))
}

/** A line of which some has left is in the platform’s hands: its price stands, and its vendor declines it no more. */
const follow = async (
  tx: Queries,
  clock: Clock,
  { item, actor }: { item: SoldItem; actor: Actor },
): Promise<void> => {
  if (!isHeld(item.status)) return
  const to = item.shippedQty === item.qty ? 'picked_up' : 'accept_to_pick_up'
  if (to !== item.status) await changeStatus(tx, clock, { item, to, actor, note: '', by: 'package' })
}

const deliverIt = async (tx: Queries, clock: Clock, { shipment, actor }: Moving): Promise<boolean> => {
  if (shipment.deliveredAt !== null) return false
  if (shipment.shippedAt === null) refuse(409, 'package_not_left', say.notLeft)
  await saveDelivered(tx, shipment.id, clock.now())
  const itemIds = shipment.lines.map(({ itemId }) => itemId)
  await linesCome(tx, clock, { subOrderId: shipment.subOrderId, itemIds, actor, note: '' })
  return true
}
