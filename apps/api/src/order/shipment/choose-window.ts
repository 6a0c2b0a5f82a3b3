import type { DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import { windowsFor } from '@showroom/contract/order/shipment.rules'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { saveWindow, travellingLines } from './delivery.store.ts'
import { lockedDelivery } from './locked-delivery.ts'
import type { PackDeps } from './pack-shipment.ts'
import { isWindowOpen } from './present-shipments.ts'
import { shownShipments } from './read-shipments.ts'

type Choosing = { deliveryId: string; window: DeliveryWindow; accountId: number }

/** When on its day a delivery comes. The window that is chosen already changes nothing, and costs no change. */
export const chooseWindow = async (
  deps: PackDeps,
  { deliveryId, window, accountId }: Choosing,
): Promise<OrderShipments> => {
  const viewer = { role: 'Client', accountId } as const
  const orderId = await deps.db.transaction(async (tx) => {
    const delivery = await lockedDelivery(tx, deliveryId, viewer)
    if (delivery.window === window) return delivery.orderPublicId
    if (!windowsFor(delivery.service).includes(window)) refuseInvalid({ window: [say.windowUnknown] })
    const lines = await travellingLines(tx, [delivery.id])
    if (!isWindowOpen({ delivery, lines }, deps.now())) refuse(409, 'window_fixed', say.windowFixed)
    await saveWindow(tx, delivery.id, window)
    return delivery.orderPublicId
  })
  return shownShipments(deps, orderId, viewer)
}
