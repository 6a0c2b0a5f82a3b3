import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import { isCount, shortfallOf } from '@showroom/contract/order/receipt.rules'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Clock } from '../fulfilment/change-status.ts'
import { claimReceived } from '../return/claim-received.ts'
import type { TravellingDelivery, TravellingLine } from './delivery.store.ts'
import { linesCome } from './lines-come.ts'
import { lockedDelivery } from './locked-delivery.ts'
import type { PackDeps } from './pack-shipment.ts'
import { shownShipments, travellingOf } from './read-shipments.ts'
import { shortOf, withPromisedLots } from './promised-lots.ts'
import { attachPhotos, createReceipt, type ReceiptLine } from './receipt.store.ts'
import { saveDelivered } from './shipment.store.ts'
import { tellReceived } from './shipment-events.ts'
import { unpackedUnits } from './unpacked-units.ts'

type Body = ParsedRequestFor<'POST /api/order_delivery/{id}/receipt'>['body']
type Receiving = { deliveryId: string; accountId: number; body: Body }

/**
 * What a client counted at the door, with damage and a signature: of one package, or of what left without one. Sent
 * twice, the first stands. Who signs for it has it: it is delivered, and what is missing, damaged or of another lot is
 * claimed.
 */
export const receiveDelivery = async (
  deps: PackDeps,
  { deliveryId, accountId, body }: Receiving,
): Promise<{ shipments: OrderShipments; isShort: boolean }> => {
  const viewer = { role: 'Client', accountId } as const
  const { orderPublicId, isShort } = await deps.db.transaction(async (tx) => {
    const delivery = await lockedDelivery(tx, deliveryId, viewer)
    return { ...delivery, isShort: await receive(tx, deps, { delivery, accountId, body }) }
  })
  return { shipments: await shownShipments(deps, orderPublicId, viewer), isShort }
}

type Signing = { delivery: TravellingDelivery; accountId: number; body: Body }

/** Gives whether something of it did not arrive as it should; what was received before changes nothing. */
const receive = async (
  tx: Queries,
  clock: Clock,
  { delivery, accountId, body }: Signing,
): Promise<boolean> => {
  const [travelling] = await travellingOf(tx, [delivery])
  if (!travelling) return refuseUnknown()
  const { shipmentId, expected } = whatArrives(travelling, body.package_id)
  if (travelling.receipts.some((receipt) => receipt.shipmentId === shipmentId)) return false
  if (expected.length === 0) refuse(409, 'nothing_to_receive', say.nothingToReceive)
  const lines = countedLines(expected, body)
  const at = clock.now()
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
  if (receiptId === null) return false
  for (const { itemId, photoIds } of lines)
    await givePhotos(tx, { receiptId, itemId, photoIds, subOrderId: delivery.id, accountId })
  await hasCome(tx, clock, { subOrderId: delivery.id, shipmentId, lines })
  const counted = withPromisedLots(lines, travelling.lines)
  const about = { orderId: delivery.orderId, subOrderId: delivery.id, receiptId }
  await claimReceived(tx, clock, { ...about, accountId, outcome: body.outcome, lines: counted })
  const short = shortfallOf(counted).map(shortOf)
  await tellReceived(tx, { ...about, short }, at)
  return short.length > 0
}

const givePhotos = async (tx: Queries, given: Parameters<typeof attachPhotos>[1]): Promise<void> => {
  const photoIds = [...new Set(given.photoIds)]
  const attached = await attachPhotos(tx, { ...given, photoIds })
  if (attached < photoIds.length) refuseInvalid({ photos: [say.photoUnknown] })
}

type Signed = { subOrderId: number; shipmentId: number | null; lines: readonly ReceiptLine[] }

/** What is signed for has come, whoever was to say so. No letter asks to count what was counted just now. */
const hasCome = async (tx: Queries, clock: Clock, { subOrderId, shipmentId, lines }: Signed) => {
  if (shipmentId !== null) await saveDelivered(tx, shipmentId, clock.now())
  const itemIds = lines.map(({ itemId }) => itemId)
  const actor = { accountId: null, role: 'system' } as const
  await linesCome(tx, clock, { subOrderId, itemIds, actor, note: say.signedFor })
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
