import { orderById } from '../order/reading/order-read.store.ts'
import { returnsOfOrder } from '../order/return/return.store.ts'
import { deliveriesOfOrder } from '../order/shipment/delivery.store.ts'
import { travellingOf } from '../order/shipment/read-shipments.ts'
import type { Dispute } from '../payment/disputes/dispute.store.ts'
import { holdById } from '../payment/holds/hold.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Known } from './evidence-facts.ts'
import { approvalsOf, talkOf } from './evidence.store.ts'

const viewer = { role: 'Admin' } as const

/** Reads together what is known of a dispute; of its order the delivery that it is about. */
export const readKnown = async (db: Queries, { holdId, orderId, subOrderId }: Dispute): Promise<Known> => {
  const hold = (await holdById(db, holdId)) ?? refuseUnknown()
  const whole = orderId === null ? null : await orderById(db, orderId)
  if (!whole || orderId === null) return { hold, order: null }
  const deliveries = await deliveriesOfOrder(db, whole.order.publicId, viewer)
  const own = deliveries.filter(({ id }) => id === subOrderId)
  const order = {
    whole,
    travelling: await travellingOf(db, own),
    returns: (await returnsOfOrder(db, orderId)).filter((each) => each.subOrderId === subOrderId),
    approvals: await approvalsOf(db, orderId),
    talk: await talkOf(db, orderId),
  }
  return { hold, order }
}
