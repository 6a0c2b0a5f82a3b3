import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Db } from '../../platform/db/db.ts'
import { assortmentOf, type Hidden, type ShowroomContext } from '../../showroom/showroom.ts'
import { findSoldIds } from './product-card.store.ts'
import type { ProductCards } from './product-cards.ts'
import type { CategoryTree } from '../menu/category-tree.ts'
import { countViews, likeOnes, viewedWith } from './co-view.store.ts'
import type { Criteria } from '../search/criteria.ts'
import { placeOf } from '../search/place.ts'
import type { FindPage } from '../index/finder.ts'

type RailsDeps = {
  db: Db
  readTree: () => Promise<CategoryTree>
  findPage: FindPage
  cards: ProductCards
}

export type RailRequest = {
  category?: string | undefined
  product?: string | undefined
  products: readonly string[]
}

const railLength = 12
/** One visit can not raise the counts of more pairs than this. */
const mostPairs = 10

type Rail = (showroom: ShowroomContext, request: RailRequest) => Promise<ProductCard[]>

/** Rows of cards beside a page: all at this showroom's prices, none of what it hides. */
export const openRails = (deps: RailsDeps) => ({
  topProducts: topProducts(deps),
  alsoViewed: alsoViewed(deps),
  recentlyViewed: recentlyViewed(deps),
})

const topProducts =
  ({ readTree, findPage, cards }: RailsDeps): Rail =>
  async (showroom, { category }) => {
    const place = placeOf(await readTree(), showroom.hiddenCategoryIds, { category, department: undefined })
    const { ids } = await findPage(featuredIn(showroom, place.within), { page: 1, size: railLength })
    return cards(showroom, ids)
  }

/** What others looked at besides; where too few did, what is popular beside it. */
const alsoViewed =
  ({ db, cards }: RailsDeps): Rail =>
  async (showroom, { product, products }) => {
    const [id] = await soldIdsOf(db, showroom, [product ?? products[0] ?? ''])
    if (id === undefined) return []
    const scope = { hidden: showroom, most: railLength }
    const viewed = await viewedWith(db, id, scope)
    const like = viewed.length < railLength ? await likeOnes(db, id, scope) : []
    return cards(showroom, [...new Set([...viewed, ...like])].slice(0, railLength))
  }

/** The visitor's own list, in its order; what was seen together is counted for others. */
const recentlyViewed =
  ({ db, cards }: RailsDeps): Rail =>
  async (showroom, { product, products }) => {
    const ids = await soldIdsOf(db, showroom, products)
    const [newest] = product === undefined ? ids : await soldIdsOf(db, showroom, [product])
    const others = ids.filter((id) => id !== newest).slice(0, mostPairs)
    if (newest !== undefined && others.length > 0) await countViews(db, newest, others)
    return cards(showroom, ids)
  }

/** In the order asked for, each once. */
const soldIdsOf = async (db: Db, hidden: Hidden, publicIds: readonly string[]): Promise<number[]> => {
  const rows = await findSoldIds(db, { hidden, publicIds })
  const ids = new Map(rows.map(({ id, publicId }) => [publicId, id]))
  return [...new Set(publicIds)].flatMap((publicId) => ids.get(publicId) ?? [])
}

const featuredIn = (showroom: ShowroomContext, within: Criteria['within']): Criteria => ({
  priceListId: showroom.priceListId,
  ...assortmentOf(showroom),
  within,
  hasCategoryFacets: false,
  search: null,
  selections: [],
  priceMin: null,
  priceMax: null,
  quantity: null,
  area: null,
  sort: 'featured',
})
