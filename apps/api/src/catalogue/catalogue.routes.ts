import { platformShowroom } from '@showroom/contract/shared/ids'
import type { Db } from '../db/db.ts'
import { refuseUnknown } from '../http/domain-error.ts'
import type { Serve } from '../http/serve.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import type { Catalogue } from './catalogue.ts'

export const catalogueRoutes = (serve: Serve, db: Db, catalogue: Catalogue) => {
  const showroomOf = async (ref: string) => (await showroomContext(db, ref)) ?? refuseUnknown()

  serve('POST /api/visualization/products', async ({ body }) =>
    catalogue.products(await showroomOf(body.showroom), body),
  )
  serve('GET /api/visualization/products', async ({ query }) =>
    catalogue.products(await showroomOf(query.showroom), query),
  )
  serve('GET /api/public', async ({ query }) =>
    catalogue.product(await showroomOf(query.showroom), query.pid),
  )
  serve('GET /api/menu_category', async ({ query: { showroom = platformShowroom, vsd_id } }) => ({
    success: true,
    data: await catalogue.menuOf(
      await showroomOf(showroom === platformShowroom ? (vsd_id ?? showroom) : showroom),
    ),
  }))
  serve('GET /api/brands', async ({ query }) => ({
    success: true,
    data: await catalogue.brandsOf(await showroomOf(query.showroom)),
  }))
  serve('POST /api/top_products/', async ({ body }) => ({
    success: true,
    data: await catalogue.topProducts(await showroomOf(body.showroom), body),
  }))
  serve('POST /api/customer_also_viewed/', async ({ body }) => ({
    success: true,
    data: await catalogue.alsoViewed(await showroomOf(body.showroom), body),
  }))
  serve('POST /api/recently_viewed/', async ({ body }) => ({
    success: true,
    data: await catalogue.recentlyViewed(await showroomOf(body.showroom), body),
  }))
}
