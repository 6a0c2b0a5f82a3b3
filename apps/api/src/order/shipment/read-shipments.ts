import type { OrderShipments } from '@showroom/contract/order/shipment'
import { movementsOf, type ShownMovement, vendorMovementsOf } from '../../ledger/ledger.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import {
  deliveriesOfOrder,
  type DeliveryViewer,
  stepsReached,
  type TravellingDelivery,
  travellingLines,
} from './delivery.store.ts'
import type { PackDeps } from './pack-shipment.ts'
import { presentDeliveryProgress, type Travelling } from './present-shipments.ts'
import { receiptsOf } from './receipt.store.ts'
import { shipmentsOf } from './shipment.store.ts'

/** Of one's own order as its client; of others’ as far as somebody works on them. */
export const readShipments = async (
  deps: PackDeps,
  orderPublicId: string,
  caller: Caller,
): Promise<OrderShipments> => {
  const client = { role: 'Client', accountId: caller.accountId } as const
  const own = await deliveriesOfOrder(deps.db, orderPublicId, client)
  if (own.length > 0) return shownShipments(deps, orderPublicId, client)
  const viewer = await orderViewerIfAny({ db: deps.db, now: deps.now() }, caller)
  return viewer ? shownShipments(deps, orderPublicId, viewer) : refuseUnknown()
}

export const shownShipments = async (
  { db, now }: PackDeps,
  orderPublicId: string,
  viewer: DeliveryViewer,
): Promise<OrderShipments> => {
  const deliveries = await deliveriesOfOrder(db, orderPublicId, viewer)
  const [first] = deliveries
  if (!first) return refuseUnknown()
  const movements = await shownMovements(db, first.orderId, viewer)
  const all = await travellingOf(db, deliveries)
  return {
    order_id: orderPublicId,
    order_number: first.orderNumber,
    deliveries: all.map((one) =>
      presentDeliveryProgress(
        { ...one, movements: movements.filter(({ subOrderId }) => subOrderId === one.delivery.id) },
        { viewer: viewer.role, now: now() },
      ),
    ),
  }
}

/** A vendor is shown what the vendor earned: what the client pays is none of a vendor’s business. */
const shownMovements = (db: Queries, orderId: number, viewer: DeliveryViewer): Promise<ShownMovement[]> =>
  viewer.role === 'Vendor'
    ? vendorMovementsOf(db, { orderId, vendorId: viewer.vendorId })
    : movementsOf(db, orderId)

export const travellingOf = async (
  db: Queries,
  deliveries: readonly TravellingDelivery[],
): Promise<Omit<Travelling, 'movements'>[]> => {
  const ids = deliveries.map(({ id }) => id)
  const lines = await travellingLines(db, ids)
  const shipments = await shipmentsOf(db, ids)
  const steps = await stepsReached(db, ids)
  const receipts = await receiptsOf(db, ids)
  return deliveries.map((delivery) => {
    const isOwn = ({ subOrderId }: { subOrderId: number }) => subOrderId === delivery.id
    return {
      delivery,
      lines: lines.filter(isOwn),
      shipments: shipments.filter(isOwn),
      steps: steps.filter(isOwn),
      receipts: receipts.filter(isOwn),
    }
  })
}
