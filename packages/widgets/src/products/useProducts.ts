import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { RequestFor } from '@showroom/contract/endpoints'
import { type Answer, type Memory, useAnswer } from '../rails/useAnswer.ts'
import { useShop } from '../shop/context.ts'
import type { ProductsState } from './products-state.ts'

type ProductsQuery = RequestFor<'GET /api/visualization/products'>['query']
export type Shelf = { category?: string | undefined; department?: string | undefined }

const lately: Memory<ProductsReply> = new WeakMap()

/** A page of products: asked once per gesture, late answers dropped, the last pages kept for Back. */
export function useProducts(shelf: Shelf, state: ProductsState): Answer<ProductsReply> {
  const shop = useShop()
  const query = productsQuery(shop.showroom, shelf, state)
  return useAnswer({
    key: JSON.stringify(query),
    ask: (signal) => shop.call('GET /api/visualization/products', { query, signal }),
    memory: { of: lately, owner: shop },
  })
}

/** Only what differs from the server's defaults, so that equal pages have equal addresses for caches. */
function productsQuery(showroom: string, shelf: Shelf, state: ProductsState): ProductsQuery {
  const { search, filters, priceMin, priceMax, sort, page, pageSize } = state
  return {
    showroom,
    ...(shelf.category && { category: shelf.category }),
    ...(shelf.department && { department: shelf.department }),
    ...(search && { search }),
    ...(filters.length > 0 && { filters: [...filters] }),
    ...(priceMin !== null && { price_min: priceMin }),
    ...(priceMax !== null && { price_max: priceMax }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
    page_size: pageSize,
  }
}
