import { orderMessages } from '@showroom/contract/order/order.messages'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { callingOf } from '../deed/actor.ts'
import { answerCancel } from './answer-cancel.ts'
import { askToCancel } from './ask-to-cancel.ts'

const say = orderMessages.cancelRequest

export const cancelRequestRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('POST /api/order/{id}/cancel_request', async ({ params, body }, who) => {
    const { accountId } = callingOf(who)
    const asking = { publicId: params.id, accountId, itemIds: body.item_ids, reason: body.reason }
    return { success: true, data: await askToCancel(deps, asking), message: say.asked }
  })

  serve('POST /api/order_item/{id}/cancel_request', async ({ params, body }, who) => {
    const data = await answerCancel(deps, { itemPublicId: params.id, ...body }, callingOf(who))
    return { success: true, data, message: body.answer === 'accept' ? say.accepted : say.refused }
  })
}
