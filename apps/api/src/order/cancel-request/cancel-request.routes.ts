import { orderMessages } from '@showroom/contract/order/order.messages'
import { messages } from '@showroom/contract/shared/errors'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Caller, Who } from '../../platform/http/who.ts'
import { answerCancel } from './answer-cancel.ts'
import { askToCancel } from './ask-to-cancel.ts'

const say = orderMessages.cancelRequest
const callerOf = ({ caller }: Who): Caller => caller ?? refuse(401, 'unauthenticated', messages.loginFirst)

export const cancelRequestRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('POST /api/order/{id}/cancel_request', async ({ params, body }, who) => {
    const { accountId } = callerOf(who)
    const asking = { publicId: params.id, accountId, itemIds: body.item_ids, reason: body.reason }
    return { success: true, data: await askToCancel(deps, asking), message: say.asked }
  })

  serve('POST /api/order_item/{id}/cancel_request', async ({ params, body }, who) => {
    const data = await answerCancel(deps, { itemPublicId: params.id, ...body }, callerOf(who))
    return { success: true, data, message: body.answer === 'accept' ? say.accepted : say.refused }
  })
}
