import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import type { Serve } from '../../platform/http/serve.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { callingOf } from '../deed/actor.ts'
import { chooseWindow } from './choose-window.ts'
import { moveShipment } from './move-shipment.ts'
import { changeShipment, packShipment, unpackShipment } from './pack-shipment.ts'
import { readShipments } from './read-shipments.ts'
import { receiveDelivery } from './receive-delivery.ts'

export const shipmentRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('GET /api/order/{id}/shipments', async ({ params }, who) => ({
    success: true,
    data: await readShipments(deps, params.id, callingOf(who)),
  }))

  serve('POST /api/order_delivery/{id}/shipment', async ({ params, body }, who) => {
    const data = await packShipment(deps, { deliveryId: params.id, body }, callingOf(who))
    return { success: true, data, message: say.packed }
  })

  serve('PUT /api/shipment/{id}', async ({ params, body }, who) => {
    const data = await changeShipment(deps, { publicId: params.id, body }, callingOf(who))
    return { success: true, data, message: say.changed }
  })

  serve('DELETE /api/shipment/{id}', async ({ params }, who) => {
    const data = await unpackShipment(deps, params.id, callingOf(who))
    return { success: true, data, message: say.removed }
  })

  serve('PUT /api/shipment/{id}/state', async ({ params, body }, who) => {
    const data = await moveShipment(deps, { publicId: params.id, ...body }, callingOf(who))
    return { success: true, data, message: say[body.state] }
  })

  serve('PUT /api/order_delivery/{id}/window', async ({ params, body }, who) => {
    const { accountId } = callingOf(who)
    const data = await chooseWindow(deps, { deliveryId: params.id, window: body.window, accountId })
    return { success: true, data, message: say.windowChosen }
  })

  serve('POST /api/order_delivery/{id}/receipt', async ({ params, body }, who) => {
    const { accountId } = callingOf(who)
    const { shipments, isShort } = await receiveDelivery(deps, { deliveryId: params.id, accountId, body })
    return { success: true, data: shipments, message: isShort ? say.receivedAndClaimed : say.received }
  })
}
