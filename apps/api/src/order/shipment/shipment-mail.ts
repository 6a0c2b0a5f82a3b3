import { shortfallOf } from '@showroom/contract/order/receipt.rules'
import type { Db, Queries } from '../../platform/db/db.ts'
import { membersOf } from '../fulfilment/vendor-member.store.ts'
import type { Writing } from '../letters/order-mail.ts'
import { orderById } from '../reading/order-read.store.ts'
import { deliveryById, travellingLines } from './delivery.store.ts'
import { withPromisedLots } from './promised-lots.ts'
import { receiptsOf } from './receipt.store.ts'
import { deliveredLetter, receivedLetter, shippedLetter, shortfallLetter } from './shipment-letters.ts'
import { shipmentById } from './shipment.store.ts'
import { deliveryReceived, type PackageNews, shipmentTold } from './shipment-events.ts'

/** A package with its order and delivery; null where one of them is gone. */
export const packageFacts = async (db: Queries, payload: unknown) => {
  const { orderId, shipmentId } = shipmentTold.parse(payload)
  const whole = await orderById(db, orderId)
  const shipment = await shipmentById(db, shipmentId)
  const delivery = shipment && (await deliveryById(db, shipment.subOrderId, { role: 'Admin' }))
  return whole && shipment && delivery ? { ...whole, shipment, delivery } : null
}

/** To the client, in the showroom’s colours. */
export const packageWritings = async (db: Db, payload: unknown, news: PackageNews): Promise<Writing[]> => {
  const facts = await packageFacts(db, payload)
  if (!facts) return []
  const letter = news === 'shipped' ? shippedLetter : deliveredLetter
  return [{ to: facts.order, write: (reader) => letter(reader, facts) }]
}

/** To the client what they signed for; to the vendor what is wrong with it. */
export const receiptWritings = async (db: Db, payload: unknown): Promise<Writing[]> => {
  const { orderId, subOrderId, receiptId } = deliveryReceived.parse(payload)
  const whole = await orderById(db, orderId)
  const delivery = await deliveryById(db, subOrderId, { role: 'Admin' })
  const receipt = (await receiptsOf(db, [subOrderId])).find(({ id }) => id === receiptId)
  if (!whole || !delivery || !receipt) return []
  const lines = withPromisedLots(receipt.lines, await travellingLines(db, [subOrderId]))
  const facts = { ...whole, delivery, lines }
  const isShort = shortfallOf(lines).length > 0
  const members = isShort ? await membersOf(db, delivery.vendorId) : []
  return [
    { to: whole.order, write: (reader) => receivedLetter(reader, facts) },
    ...members.map(
      ({ accountId }): Writing => ({
        to: { accountId, showroomId: null },
        write: (reader) => shortfallLetter(reader, facts),
      }),
    ),
  ]
}
