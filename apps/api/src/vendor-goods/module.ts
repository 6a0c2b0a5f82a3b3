import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { dayMs } from '@showroom/contract/shared/time'
import { feedHandlers } from './feed/fetch-feed.ts'
import { feedRoutes } from './feed/feed.routes.ts'
import { fetchDueFeeds } from './feed/plan-feeds.ts'
import { dropOldImports } from './import/goods-import.store.ts'
import { importRoutes } from './import/import.routes.ts'
import { importHandlers } from './import/work-on-import.ts'
import { inventoryRoutes } from './inventory/inventory.routes.ts'
import { pauseHandlers } from './pause/pause-goods.ts'
import { pauseRoutes } from './pause/pause.routes.ts'
import { priceHandlers } from './price/plan-prices.ts'
import { priceRoutes } from './price/price.routes.ts'
import { photoRoutes } from './product/photo.routes.ts'
import { productRoutes } from './product/product.routes.ts'
import { scoreRoutes } from './score/score.routes.ts'
import { warehouseRoutes } from './warehouse/warehouse.routes.ts'
import { countInReview } from './product/product-edit.store.ts'

/** What vendors sell, as they look after it: products on their way into shops, and what lies in the warehouse. */
export const vendorGoodsModule = ({ config, db, now, post }: Platform) => {
  // Where the catalogue keeps them.
  const photos = openFileStore(config, 'photos')
  const reach = { admitsPrivate: config.privateDomains, timeoutMs: 20_000 }
  return {
    tables: ['goods_feed', 'goods_import', 'goods_import_mapping', 'goods_import_row', 'scheduled_price'],
    routes: (edge) => {
      productRoutes(edge.serve, { db, now })
      photoRoutes(edge, { db, photos, now })
      inventoryRoutes(edge.serve, { db, now })
      warehouseRoutes(edge.serve, { db, now })
      feedRoutes(edge.serve, { db, now })
      importRoutes(edge, { db, now, reach })
      priceRoutes(edge, { db, now })
      pauseRoutes(edge.serve, { db, now })
      scoreRoutes(edge.serve, { db, now })
    },
    on: {
      ...importHandlers({ db, now }),
      ...feedHandlers({ db, reach, post, publicUrl: config.publicUrl }),
      ...priceHandlers,
      ...pauseHandlers,
    },
    jobs: [
      { name: 'vendor-goods.fetch-feeds', every: '10 minutes', run: (at) => fetchDueFeeds(db, at) },
      {
        name: 'vendor-goods.drop-imports',
        every: 'day',
        run: (at) => dropOldImports(db, new Date(at.getTime() - 90 * dayMs)),
      },
    ],
    waiting: [{ panel: 'products', matter: 'products', roles: ['Admin'], count: () => countInReview(db) }],
  } satisfies Module
}
