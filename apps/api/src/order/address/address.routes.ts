import { orderMessages } from '@showroom/contract/order/order.messages'
import { messages } from '@showroom/contract/shared/errors'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { type AddressDeps, changeAddress } from './change-address.ts'
import { keepOwnAddress } from './keep-own-address.ts'
import { quoteAddress } from './quote-address.ts'

const accountOf = ({ caller }: Who): number =>
  caller?.accountId ?? refuse(401, 'unauthenticated', messages.loginFirst)

export const orderAddressRoutes = (serve: Serve, deps: AddressDeps) => {
  serve('POST /api/order/{id}/address/quote', async ({ params, body: requested }, who) => ({
    success: true,
    data: await quoteAddress(deps, { publicId: params.id, accountId: accountOf(who), requested }),
  }))

  serve('POST /api/order/{id}/address', async ({ params, body }, who) => {
    const { total_cents: agreedCents, ...requested } = body
    const change = { publicId: params.id, accountId: accountOf(who), requested, agreedCents }
    const { order, message } = await changeAddress(deps, change)
    return { success: true, data: order, message }
  })

  serve('DELETE /api/order/{id}/address', async ({ params }, who) => ({
    success: true,
    data: await keepOwnAddress(deps, { publicId: params.id, accountId: accountOf(who) }),
    message: orderMessages.address.kept,
  }))
}
