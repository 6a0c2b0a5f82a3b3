import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { shopperIdOf } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { landingOf, spotOf } from './landing.ts'

export const landingRoutes = (serve: Serve, db: Db, catalogue: Catalogue) => {
  // What is claimed is true of the prices that everybody pays, not of the caller's own.
  serve('GET /api/landing', async ({ query }) => {
    const showroom = await requireShowroom(db, query.showroom)
    return { success: true, data: landingOf(await catalogue.savingsOf(showroom)) }
  })
  serve('GET /api/landing/spots', async ({ query }, who) => {
    const showroom = await requireShowroom(db, query.showroom, shopperIdOf(who))
    const cards = await catalogue.cardsOfSkus(showroom, query.sku)
    return { success: true, data: cards.map((each) => spotOf(showroom, each)) }
  })
}
