import { orderMessages } from '@showroom/contract/order/order.messages'
import { priceChangeHours } from '@showroom/contract/policy/figures'
import type { Serve } from '../../platform/http/serve.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { callingOf } from '../deed/actor.ts'
import { absorbPrice } from './absorb-price.ts'
import { answerPrices } from './answer-prices.ts'
import { proposePrice } from './propose-price.ts'
import { listPriceChanges, priceChangesFile, readPriceChanges } from './read-price-changes.ts'
import { withdrawPrice } from './withdraw-price.ts'

const say = orderMessages.price

export const priceChangeRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('POST /api/order_item/{id}/price', async ({ params, body }, who) => {
    const { final_price_cents: finalPriceCents, reason } = body
    const data = await proposePrice(deps, { itemId: params.id, finalPriceCents, reason }, callingOf(who))
    const message = data.state === 'proposed' ? say.proposed(priceChangeHours) : say.inForce
    return { success: true, data, message }
  })

  serve('GET /api/price_change', ({ query }, who) => listPriceChanges(deps, query, callingOf(who)))

  serve('GET /api/price_change/export', async ({ query }, who) => ({
    success: true,
    data: await priceChangesFile(deps, query, callingOf(who)),
  }))

  serve('DELETE /api/price_change/{id}', async ({ params }, who) => {
    const data = await withdrawPrice(deps, params.id, callingOf(who))
    return { success: true, data, message: say.withdrawn }
  })

  serve('POST /api/price_change/{id}/absorb', async ({ params, body }, who) => {
    const absorbing = { publicId: params.id, unitCents: body.unit_cents ?? null }
    const data = await absorbPrice(deps, absorbing, callingOf(who))
    const message = data.state === 'absorbed' ? say.absorbedWhole : say.absorbedPart
    return { success: true, data, message }
  })

  serve('GET /api/order/{id}/price_changes', async ({ params }, who) => {
    const { accountId } = callingOf(who)
    return { success: true, data: await readPriceChanges(deps, { publicId: params.id, accountId }) }
  })

  serve('POST /api/order/{id}/price_changes', async ({ params, body }, who) => {
    const { accountId } = callingOf(who)
    const data = await answerPrices(deps, { publicId: params.id, accountId, answers: body.answers })
    return { success: true, data, message: say.answered }
  })
}
