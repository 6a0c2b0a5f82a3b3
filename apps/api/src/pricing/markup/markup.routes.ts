import type { Serve } from '../../platform/http/serve.ts'
import { addMarkup, changeMarkup, markupBookOf, removeMarkup } from './markups.ts'
import { ownShowroom } from '../own-showroom.ts'
import { pricingMessages } from '../pricing.messages.ts'
import type { PricingParts } from '../pricing-parts.ts'

export const markupRoutes = (serve: Serve, parts: PricingParts) => {
  serve('GET /api/markup', async ({ query }, who) => ({
    success: true,
    data: await markupBookOf(parts.db, await ownShowroom(parts, who), query),
  }))

  serve('POST /api/markup', async ({ body }, who) => ({
    success: true,
    data: await addMarkup(parts, await ownShowroom(parts, who), body),
    message: pricingMessages.markupSaved,
  }))

  serve('PUT /api/markup/{id}', async ({ params, body }, who) => ({
    success: true,
    data: await changeMarkup(parts, await ownShowroom(parts, who), { publicId: params.id, rule: body }),
    message: pricingMessages.markupSaved,
  }))

  serve('DELETE /api/markup/{id}', async ({ params }, who) => ({
    success: true,
    data: await removeMarkup(parts, await ownShowroom(parts, who), params.id),
    message: pricingMessages.markupRemoved,
  }))
}
