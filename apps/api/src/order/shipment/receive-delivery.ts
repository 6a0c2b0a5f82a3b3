import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import { isCount, missingOf, shortfallOf } from '@showroom/contract/order/receipt.rules'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { TravellingDelivery, TravellingLine } from './delivery.store.ts'
import { lockedDelivery } from './locked-delivery.ts'
import type { PackDeps } from './pack-shipment.ts'
import { shownShipments, travellingOf } from './read-shipments.ts'
import { attachPhotos, createReceipt, type ReceiptLine } from './receipt.store.ts'
import { tellReceived } from './shipment-events.ts'
import { unpackedUnits } from './unpacked-units.ts'

type Body = ParsedRequestFor<'POST /api/order_delivery/{id}/receipt'>['body']
type Receiving = { deliveryId: string; accountId: number; body: Body }

/**
 * What a client counted at the door, with damage and a signature: of one package, or of what left without one. Sent
 * twice, the first stands. What is missing or damaged is told, so that a claim can be opened from it.
 */
export const receiveDelivery = async (
  deps: PackDeps,
  { deliveryId, accountId, body }: Receiving,
): Promise<OrderShipments> => {
  const viewer = { role: 'Client', accountId } as const
  const orderId = await deps.db.transaction(async (tx) => {
    const delivery = await lockedDelivery(tx, deliveryId, viewer)
    await receive(tx, { delivery, accountId, body, at: deps.now() })
    return delivery.orderPublicId
  })
  return shownShipments(deps, orderId, viewer)
}

type Signing = { delivery: TravellingDelivery; accountId: number; body: Body; at: Date }

const receive = async (tx: Queries, { delivery, accountId, body, at }: Signing): Promise<void> => {
  const [travelling] = await travellingOf(tx, [delivery])
  if (!travelling) return refuseUnknown()
  const { shipmentId, expected } = whatArrives(travelling, body.package_id)
  if (travelling.receipts.some((receipt) => receipt.shipmentId === shipmentId)) return
  if (expected.length === 0) refuse(409, 'nothing_to_receive', say.nothingToReceive)
  const lines = countedLines(expected, body)
  const receiptId = await createReceipt(tx, {
    publicId: newPublicId(),
    subOrderId: delivery.id,
    shipmentId,
    accountId,
    receivedAt: at,
    signedBy: body.signed_by,
    signature: body.signature,
    note: body.note,
    lines,
  })
  if (receiptId === null) return
  for (const { itemId, photoIds } of lines) {
    const wanted = [...new Set(photoIds)]
    const attached = await attachPhotos(tx, {
      receiptId,
      itemId,
      photoIds: wanted,
      subOrderId: delivery.id,
      accountId,
    })
    if (attached < wanted.length) refuseInvalid({ photos: [say.photoUnknown] })
  }
  const short = shortfallOf(lines).map((line) => ({
    itemId: line.itemId,
    missing: missingOf(line),
    damaged: line.damaged,
  }))
  await tellReceived(tx, { orderId: delivery.orderId, subOrderId: delivery.id, receiptId, short }, at)
}

type Expected = { line: TravellingLine; units: number }
type Arriving = { shipmentId: number | null; expected: Expected[] }
type Travelling = Awaited<ReturnType<typeof travellingOf>>[number]

const whatArrives = ({ lines, shipments }: Travelling, packageId: string | undefined): Arriving => {
  if (packageId === undefined) return { shipmentId: null, expected: unpackedUnits(lines, shipments) }
  const shipment = shipments.find(({ publicId }) => publicId === packageId) ?? refuseUnknown()
  if (shipment.shippedAt === null) refuse(409, 'package_not_left', say.notLeft)
  const expected = shipment.lines.flatMap(({ itemId, units }) => {
    const line = lines.find(({ id }) => id === itemId)
    return line && !hasComeToNothing(line.status) ? [{ line, units }] : []
  })
  return { shipmentId: shipment.id, expected }
}

/** Every line that arrives is counted, once: what is left out is not counted as missing. */
const countedLines = (expected: readonly Expected[], { lines }: Body): ReceiptLine[] => {
  const ids = new Set(lines.map(({ item_id }) => item_id))
  const isEach = ids.size === lines.length && lines.length === expected.length
  if (!isEach) refuseInvalid({ lines: [say.countAll] })
  return expected.map(({ line, units }): ReceiptLine => {
    const counted =
      lines.find(({ item_id }) => item_id === line.publicId) ?? refuseInvalid({ lines: [say.countAll] })
    const { received, damaged, lot, note, photo_ids: photoIds } = counted
    if (!isCount({ expected: units, received, damaged })) refuseInvalid({ lines: [say.badCount] })
    return { itemId: line.id, expected: units, received, damaged, lot, note, photoIds }
  })
}
