import type { Serve } from '../../platform/http/serve.ts'
import { tableReply } from '../../shared/table.ts'
import { countProducts } from './markup-product.store.ts'
import { markupProducts, setProductMarkups } from './markup-products.ts'
import { addMarkup, changeMarkup, markupBookOf, removeMarkup } from './markups.ts'
import { pricingChoices } from './choices.store.ts'
import { ownShowroom } from '../own-showroom.ts'
import { setStandings } from './product-standings.ts'
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

  productRoutes(serve, deps)

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

/** Of single products. */
const productRoutes = (serve: Serve, deps: ProPricingDeps) => {
  serve('GET /api/markup/products', async ({ query }, who) => {
    const { s: text, vendor = null, category = null, view = null, sort = 'name' } = query
    const search = { showroom: await ownShowroom(deps, who), text, vendor, category, view }
    return tableReply({
      path: '/api/markup/products',
      query,
      total: await countProducts(deps.db, search),
      read: (span) => markupProducts(deps.db, search, { ...span, sort }),
    })
  })

  serve('PUT /api/markup/products', async ({ body }, who) => ({
    success: true,
    data: await setProductMarkups(deps, await ownShowroom(deps, who), body.items),
    message: proPricingMessages.markupSaved,
  }))

  serve('PUT /api/markup/products/standing', async ({ body }, who) => ({
    success: true,
    data: await setStandings(deps, await ownShowroom(deps, who), body.items),
    message: proPricingMessages.standingSaved,
  }))
}
