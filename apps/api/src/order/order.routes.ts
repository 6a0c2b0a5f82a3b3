import { orderMessages } from '@showroom/contract/order/order.messages'
import { requireAccount } from '../account/require-account.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import { callingOf } from './deed/actor.ts'
import { cancelOrder } from './fulfilment/cancel-order.ts'
import type { PaymentDeps } from '../payment/payment-deps.ts'
import { presentProfit } from './reading/item-profit.ts'
import { isOrderSeenBy, soldItemsOf } from './reading/item-profit.store.ts'
import { orderAgain } from './order-again.ts'
import { payAgain, readPayment } from './placing/pay-again.ts'
import { listOrders, readOrder } from './reading/read-orders.ts'
import { orderViewerOf } from './reading/order-viewer.ts'
import { readLineHistory } from './fulfilment/line-history.ts'
import { setStatus } from './fulfilment/set-status.ts'

export const orderRoutes = (serve: Serve, deps: PaymentDeps) => {
  const { db } = deps
  const reading = () => ({ db, now: deps.now() })

  serve('GET /api/order', ({ query }, who) => listOrders(reading(), query, who))

  serve('GET /api/order/{id}', async ({ params }, who) => ({
    success: true,
    data: await readOrder(reading(), params.id, who),
  }))

  serve('POST /api/order/{id}/reorder', async ({ params }, who) => {
    const { cart, report } = await orderAgain(deps, params.id, who)
    return { success: true, data: { cart, report }, message: orderMessages.orderedAgain(report) }
  })

  serve('POST /api/order/{id}/cancel', async ({ params, body: { item_ids } }, who) => {
    const { accountId } = callingOf(who)
    const data = await cancelOrder(deps, { publicId: params.id, accountId, itemIds: item_ids ?? null })
    return { success: true, data, message: item_ids ? orderMessages.linesCancelled : orderMessages.cancelled }
  })

  serve('GET /api/order/{id}/card', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await readPayment(deps, { account, publicId: params.id }) }
  })

  serve('POST /api/order/{id}/card', async ({ params, body }, who) => {
    const { account } = await requireAccount(deps, who)
    const data = await payAgain(deps, { account, publicId: params.id, card: body.card })
    return { success: true, data }
  })

  serve('GET /api/order/{id}/items', async ({ params }, who) => {
    const viewer = await orderViewerOf(reading(), callingOf(who))
    const items = await soldItemsOf(db, params.id, viewer)
    // Of an order without a line its popup says so; one that is not the viewer’s is not there.
    if (items.length === 0 && !(await isOrderSeenBy(db, params.id, viewer))) refuseUnknown()
    return { success: true, data: items.map((item) => presentProfit(item, viewer.role)) }
  })

  statusRoutes(serve, deps)
}

/** Where a line stands, and how it came there. */
const statusRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('PUT /api/order_item/{id}/status', async ({ params, body }, who) => {
    const data = await setStatus(deps, { publicId: params.id, ...body }, callingOf(who))
    return { success: true, data, message: orderMessages.statusSet(data.status_label) }
  })

  serve('GET /api/order_item/{id}/history', async ({ params }) => ({
    success: true,
    data: await readLineHistory(deps.db, params.id),
  }))
}
