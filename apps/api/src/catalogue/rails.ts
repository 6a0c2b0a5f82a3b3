import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Db } from '../db/db.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { findSellable } from './card.store.ts'
import type { Cards } from './cards.ts'
import type { CategoryTree } from './category-tree.ts'
import { countViews, likeOnes, viewedWith } from './co-view.store.ts'
import type { Criteria } from './criteria.ts'
import { placeOf } from './place.ts'
import type { ResultSet } from './result-set.ts'

type RailsParts = {
  db: Db
  readTree: () => Promise<CategoryTree>
  findSet: (criteria: Criteria) => Promise<ResultSet>
  cards: Cards
}

export type RailRequest = {
  category?: string | undefined
  product?: string | undefined
  products: readonly string[]
}

const railLength = 12
/** One visit can not raise the counts of more pairs than this. */
const mostPairs = 10

/** Rows of cards beside a page: all at this showroom's prices, none of what it hides. */
export const openRails = ({ db, readTree, findSet, cards }: RailsParts) => {
  const sellable = async (
    { priceListId, hiddenCategoryIds }: ShowroomContext,
    publicIds: readonly string[],
  ) => {
    const rows = await findSellable(db, { priceListId, hiddenIds: hiddenCategoryIds, publicIds })
    const ids = new Map(rows.map(({ id, publicId }) => [publicId, id]))
    return [...new Set(publicIds)].flatMap((publicId) => ids.get(publicId) ?? [])
  }

  return {
    topProducts: async (showroom: ShowroomContext, { category }: RailRequest): Promise<ProductCard[]> => {
      const place = placeOf(await readTree(), showroom.hiddenCategoryIds, { category, department: undefined })
      const { ids } = await findSet(featuredIn(showroom, place.within))
      return cards(showroom.priceListId, Array.from(ids.slice(0, railLength)))
    },

    /** What others looked at besides; where too few did, what is popular beside it. */
    alsoViewed: async (
      showroom: ShowroomContext,
      { product, products }: RailRequest,
    ): Promise<ProductCard[]> => {
      const [id] = await sellable(showroom, [product ?? products[0] ?? ''])
      if (id === undefined) return []
      const scope = {
        priceListId: showroom.priceListId,
        hiddenIds: showroom.hiddenCategoryIds,
        most: railLength,
      }
      const viewed = await viewedWith(db, id, scope)
      const like = viewed.length < railLength ? await likeOnes(db, id, scope) : []
      const ids = [...new Set([...viewed, ...like])].slice(0, railLength)
      return cards(showroom.priceListId, ids)
    },

    recentlyViewed: async (
      showroom: ShowroomContext,
      { product, products }: RailRequest,
    ): Promise<ProductCard[]> => {
      const ids = await sellable(showroom, products)
      const [newest] = product === undefined ? ids : await sellable(showroom, [product])
      const others = ids.filter((id) => id !== newest).slice(0, mostPairs)
      if (newest !== undefined && others.length > 0) await countViews(db, newest, others)
      return cards(showroom.priceListId, ids)
    },
  }
}

const featuredIn = (showroom: ShowroomContext, within: Criteria['within']): Criteria => ({
  priceListId: showroom.priceListId,
  hiddenIds: showroom.hiddenCategoryIds,
  within,
  hasCategoryFacets: false,
  search: null,
  selections: [],
  priceMin: null,
  priceMax: null,
  quantity: null,
  sort: 'featured',
})
