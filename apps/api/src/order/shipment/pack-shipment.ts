import { carrierLabel, isTracking } from '@showroom/contract/order/carriers.rules'
import { isHeld } from '@showroom/contract/order/order-status.rules'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import { canPack, unitsToPack } from '@showroom/contract/order/shipment.rules'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { actorOf, type Calling } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { shipFromOf } from '../queue/ship-from.ts'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { type TravellingLine, travellingLines } from './delivery.store.ts'
import { lockedDelivery, lockedShipment } from './locked-delivery.ts'
import { shownShipments } from './read-shipments.ts'
import {
  createShipment,
  type PackageFields,
  type PackedUnits,
  removeShipment,
  saveShipment,
} from './shipment.store.ts'
import { stateIn, writePackageDeed, writtenOn } from './shipment-deed.ts'
import { tellShipment } from './shipment-events.ts'

export type PackDeps = { db: Db; now: () => Date }
type Body = ParsedRequestFor<'POST /api/order_delivery/{id}/shipment'>['body']
type Fields = ParsedRequestFor<'PUT /api/shipment/{id}'>['body']

type Written = Omit<PackageFields, 'warehouseId'>

const fieldsOf = ({ carrier, tracking, lot, cost_cents, weight_milli_lb }: Fields): Written => {
  if (!isTracking(carrier, tracking)) refuseInvalid({ tracking: [say.badTracking(carrierLabel(carrier))] })
  return { carrier, tracking, lot, costCents: cost_cents, weightMilliLb: weight_milli_lb }
}

/** Units of some lines go into one package. Where all of it has left already, so has the package. */
export const packShipment = async (
  deps: PackDeps,
  { deliveryId, body }: { deliveryId: string; body: Body },
  caller: Calling,
): Promise<OrderShipments> => {
  const { db, now } = deps
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const fields = fieldsOf(body)
  const orderId = await db.transaction(async (tx) => {
    const delivery = await lockedDelivery(tx, deliveryId, viewer)
    const at = now()
    const { lines, hasLeft } = await packed(tx, delivery.id, body.lines)
    const warehouseId = await placeOf(tx, lines, body)
    const shipment = {
      ...fields,
      warehouseId,
      publicId: newPublicId(),
      subOrderId: delivery.id,
      packedBy: caller.accountId,
      packedAt: at,
      shippedAt: hasLeft ? at : null,
      lines,
    }
    const shipmentId = await createShipment(tx, shipment)
    const after = { ...stateIn({ ...shipment, deliveredAt: null }), ...writtenOn(fields) }
    const done = { action: deedMessages.packed, before: { state: null }, after, at }
    await writePackageDeed(tx, actorOf(caller), { shipment, ...done })
    if (hasLeft) await tellShipment(tx, { orderId: delivery.orderId, shipmentId, news: 'shipped', at })
    return delivery.orderPublicId
  })
  return shownShipments(deps, orderId, viewer)
}

/** Where nobody says it, it leaves from where the first of its lines is. */
const placeOf = (
  tx: Queries,
  [first]: readonly PackedUnits[],
  { ship_from: shipFrom, carrier }: Fields,
): Promise<number | null> => {
  if (!first) throw new Error('A package contains something.')
  return shipFromOf(tx, { itemId: first.itemId, shipFrom, byTruck: carrier === 'freight' })
}

const packed = async (
  tx: Queries,
  subOrderId: number,
  wanted: Body['lines'],
): Promise<{ lines: PackedUnits[]; hasLeft: boolean }> => {
  const lines = await travellingLines(tx, [subOrderId])
  const units = new Map<string, number>()
  for (const { item_id, units: more } of wanted) units.set(item_id, (units.get(item_id) ?? 0) + more)
  const chosen = [...units].map(([id, count]) => {
    const line = lines.find(({ publicId }) => publicId === id)
    if (!line) return refuseInvalid({ lines: [say.unknownLine] })
    requirePackable(line, count)
    return { line, units: count }
  })
  return {
    lines: chosen.map(({ line, units: count }) => ({ itemId: line.id, units: count })),
    hasLeft: chosen.every(({ line }) => !isHeld(line.status)),
  }
}

const requirePackable = (line: TravellingLine, units: number) => {
  if (!canPack(line.status)) refuse(409, 'not_packable', say.notPackable(line.productName))
  const left = unitsToPack(line)
  if (units > left) refuseInvalid({ lines: [say.tooMany(line.productName, left)] })
}

/** What is written on a package may be mended at any time: a carrier’s bill comes late. */
export const changeShipment = async (
  deps: PackDeps,
  { publicId, body }: { publicId: string; body: Fields },
  caller: Calling,
): Promise<OrderShipments> => {
  const { db, now } = deps
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const fields = fieldsOf(body)
  const orderId = await db.transaction(async (tx) => {
    const { shipment, delivery } = await lockedShipment(tx, publicId, viewer)
    // One that was closed since goes on being where it left from.
    const stays = body.ship_from === null || body.ship_from === shipment.warehouse?.id
    const warehouseId = stays ? shipment.warehouseId : await placeOf(tx, shipment.lines, body)
    await saveShipment(tx, shipment.id, { ...fields, warehouseId })
    const before = writtenOn(shipment)
    const done = { action: deedMessages.packageChanged, before, after: writtenOn(fields), at: now() }
    await writePackageDeed(tx, actorOf(caller), { shipment, ...done })
    return delivery.orderPublicId
  })
  return shownShipments(deps, orderId, viewer)
}

export const unpackShipment = async (
  deps: PackDeps,
  publicId: string,
  caller: Calling,
): Promise<OrderShipments> => {
  const { db, now } = deps
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const orderId = await db.transaction(async (tx) => {
    const { shipment, delivery } = await lockedShipment(tx, publicId, viewer)
    if (shipment.shippedAt !== null) refuse(409, 'package_left', say.hasLeft)
    await removeShipment(tx, shipment.id)
    const done = {
      action: deedMessages.unpacked,
      before: stateIn(shipment),
      after: { state: null },
      at: now(),
    }
    await writePackageDeed(tx, actorOf(caller), { shipment, ...done })
    return delivery.orderPublicId
  })
  return shownShipments(deps, orderId, viewer)
}
