import type { Serve } from '../../platform/http/serve.ts'
import { addMarkup, changeMarkup, markupBookOf, removeMarkup } from './markups.ts'
import { pricingChoices } from './choices.store.ts'
import { ownShowroom } from '../own-showroom.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { ProPricingDeps } from '../pro-pricing-deps.ts'

export const markupRoutes = (serve: Serve, deps: ProPricingDeps) => {
  serve('GET /api/markup', async ({ query }, who) => ({
    success: true,
    data: await markupBookOf(deps.db, await ownShowroom(deps, who), query),
  }))

  serve('GET /api/markup/choices', async (_request, who) => ({
    success: true,
    data: await pricingChoices(deps.db, await ownShowroom(deps, who)),
  }))

  serve('POST /api/markup', async ({ body }, who) => ({
    success: true,
    data: await addMarkup(deps, await ownShowroom(deps, who), body),
    message: proPricingMessages.markupSaved,
  }))

  serve('PUT /api/markup/{id}', async ({ params, body }, who) => ({
    success: true,
    data: await changeMarkup(deps, await ownShowroom(deps, who), { publicId: params.id, rule: body }),
    message: proPricingMessages.markupSaved,
  }))

  serve('DELETE /api/markup/{id}', async ({ params }, who) => ({
    success: true,
    data: await removeMarkup(deps, await ownShowroom(deps, who), params.id),
    message: proPricingMessages.markupRemoved,
  }))
}
