import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { inventoryRoutes } from './inventory/inventory.routes.ts'
import { photoRoutes } from './product/photo.routes.ts'
import { productRoutes } from './product/product.routes.ts'
import { countInReview } from './product/product-edit.store.ts'

/** What vendors sell, as they look after it: products on their way into shops, and what lies in the warehouse. */
export const vendorGoodsModule = ({ config, db, now }: Platform) => {
  // Where the catalogue keeps them.
  const photos = openFileStore(config, 'photos')
  return {
    tables: [],
    routes: (edge) => {
      productRoutes(edge.serve, { db, now })
      photoRoutes(edge, { db, photos, now })
      inventoryRoutes(edge.serve, { db, now })
    },
    waiting: [{ panel: 'products', roles: ['Admin'], count: () => countInReview(db) }],
  } satisfies Module
}
