import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { RequestFor } from '@showroom/contract/endpoints'
import { useEffect } from 'react'
import { shownOf } from '../catalogue-kit/event-details.ts'
import { soon } from '../catalogue-kit/soon.ts'
import { type Answer, askFirst, type Memory, type Question, useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useEmit, useShop } from '../shop/context.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { ProductsState } from './products-state.ts'
import { type StateAttributes, stateOfAttributes } from './useProductsState.ts'

type ProductsQuery = RequestFor<'GET /api/visualization/products'>['query']
export type Shelf = { category?: string | undefined; department?: string | undefined }

const lately: Memory<ProductsReply> = new WeakMap()

function questionOf(shop: Shop, shelf: Shelf, state: ProductsState): Question<ProductsReply> {
  const query = productsQuery(shop.showroom, shelf, state)
  return {
    key: JSON.stringify(query),
    ask: (signal) => shop.call('GET /api/visualization/products', { query, signal }),
    memory: { of: lately, owner: shop },
  }
}

/** Asked for before it is drawn. */
export const ready = (shop: Shop, attributes: StateAttributes & Shelf) =>
  soon(shop, askFirst(questionOf(shop, attributes, stateOfAttributes(attributes))))

/** A page of products: asked once per gesture, late answers dropped, the last pages kept for Back. */
export function useProducts(shelf: Shelf, state: ProductsState): Answer<ProductsReply> {
  const shop = useShop()
  const answer = useAnswer(questionOf(shop, shelf, state))
  useTellShown(answer.isCurrent ? answer.value : null, state.search)
  return answer
}

function useTellShown(reply: ProductsReply | null, search: string) {
  const emit = useEmit()
  useEffect(() => {
    if (!reply) return
    const { category, total, data } = reply
    const items = data.map((card) => shownOf(card))
    emit('products-shown', { category: category?.slug_url ?? null, search, total, items })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another search brings another reply
  }, [reply, emit])
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
