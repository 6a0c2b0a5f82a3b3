import { platformShowroom } from '@showroom/contract/shared/ids'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { shopperIdOf, type Who } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import type { Catalogue } from './catalogue.ts'

export const catalogueRoutes = (serve: Serve, db: Db, catalogue: Catalogue) => {
  const showroomOf = (ref: string, who: Who) => requireShowroom(db, ref, shopperIdOf(who))

  serve('POST /api/visualization/products', async ({ body }, who) =>
    catalogue.productsText(await showroomOf(body.showroom, who), body),
  )
  serve('GET /api/visualization/products', async ({ query }, who) =>
    catalogue.productsText(await showroomOf(query.showroom, who), query),
  )
  serve('GET /api/public', async ({ query }, who) =>
    catalogue.product(await showroomOf(query.showroom, who), query.pid, query.cid),
  )
  serve('GET /api/menu_category', async ({ query: { showroom = platformShowroom, vsd_id } }, who) => ({
    success: true,
    data: await catalogue.menuOf(
      await showroomOf(showroom === platformShowroom ? (vsd_id ?? showroom) : showroom, who),
    ),
  }))
  serve('GET /api/brands', async ({ query }, who) => ({
    success: true,
    data: await catalogue.brandsOf(await showroomOf(query.showroom, who)),
  }))
  serve('POST /api/top_products/', async ({ body }, who) => ({
    success: true,
    data: await catalogue.topProducts(await showroomOf(body.showroom, who), body),
  }))
  serve('POST /api/customer_also_viewed/', async ({ body }, who) => ({
    success: true,
    data: await catalogue.alsoViewed(await showroomOf(body.showroom, who), body),
  }))
  serve('POST /api/recently_viewed/', async ({ body }, who) => ({
    success: true,
    data: await catalogue.recentlyViewed(await showroomOf(body.showroom, who), body),
  }))
}
