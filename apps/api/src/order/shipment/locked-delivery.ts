import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import {
  type DeliveryViewer,
  deliveryById,
  deliveryNamed,
  type TravellingDelivery,
} from './delivery.store.ts'
import { type Shipment, shipmentNamed } from './shipment.store.ts'

/** One that the viewer may see, as it stands now that nobody else changes its order. */
export const lockedDelivery = async (
  tx: Queries,
  publicId: string,
  viewer: DeliveryViewer,
): Promise<TravellingDelivery> => {
  const found = (await deliveryNamed(tx, publicId, viewer)) ?? refuseUnknown()
  await lockForPlacing(tx, found.orderId)
  return (await deliveryNamed(tx, publicId, viewer)) ?? refuseUnknown()
}

export type LockedShipment = { shipment: Shipment; delivery: TravellingDelivery }

export const lockedShipment = async (
  tx: Queries,
  publicId: string,
  viewer: DeliveryViewer,
): Promise<LockedShipment> => {
  const found = (await shipmentNamed(tx, publicId)) ?? refuseUnknown()
  const delivery = (await deliveryById(tx, found.subOrderId, viewer)) ?? refuseUnknown()
  await lockForPlacing(tx, delivery.orderId)
  return { shipment: (await shipmentNamed(tx, publicId)) ?? refuseUnknown(), delivery }
}
