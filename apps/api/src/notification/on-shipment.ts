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

export const onShipment = {
  shipment_shipped: told('picked_up'),
  shipment_delivered: told('delivered'),
} satisfies Record<string, Listener>
