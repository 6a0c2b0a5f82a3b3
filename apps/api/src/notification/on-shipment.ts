import { accountByPublicId } from '../account/account.store.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import { orderById } from '../order/reading/order-read.store.ts'
import { deliveryById } from '../order/shipment/delivery.store.ts'
import { deliveryReceived } from '../order/shipment/shipment-events.ts'
import { contentsText } from '../order/shipment/shipment-letters.ts'
import { packageFacts } from '../order/shipment/shipment-mail.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Listener } from './telling.ts'

/** A package is told of as its lines would be, were they clicked on their way one by one. */
const told =
  (status: 'picked_up' | 'delivered'): Listener =>
  async (db: Queries, payload, cause) => {
    const facts = await packageFacts(db, payload)
    if (!facts) return {}
    const { order, items, shipment } = facts
    const { publicId, number, accountId } = order
    const item = contentsText(shipment.lines, items)
    const about = { order_id: publicId, order_number: number, item, status }
    return { news: [{ kind: 'order_status', accountId, subject: publicId, cause, facts: about }] }
  }

/** Whoever delivers, and whose client it is, know at once what did not come whole. */
const received: Listener = async (db, payload, cause) => {
  const { orderId, subOrderId, short } = deliveryReceived.parse(payload)
  // Of another lot it came whole.
  const lacking = short.filter(({ missing, damaged }) => missing + damaged > 0)
  const found = lacking.length > 0 && (await orderById(db, orderId))
  const delivery = found && (await deliveryById(db, subOrderId, { role: 'Admin' }))
  if (!found || !delivery) return {}
  const { order, items } = found
  const named = items.filter(({ id }) => lacking.some(({ itemId }) => itemId === id))
  const facts = { order_number: order.number, item: named.map(({ productName }) => productName).join(', ') }
  const pro = await accountByPublicId(db, order.showroomRef)
  const people = [...(await membersOf(db, delivery.vendorId)).map(({ accountId }) => accountId), pro?.id]
  const shared = { kind: 'delivery_short', cause, subject: order.publicId, facts } as const
  return {
    news: people.flatMap((accountId) => (accountId === undefined ? [] : [{ ...shared, accountId }])),
  }
}

export const onShipment = {
  delivery_received: received,
  shipment_shipped: told('picked_up'),
  shipment_delivered: told('delivered'),
} satisfies Record<string, Listener>
