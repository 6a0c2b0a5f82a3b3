import type { ProductsReply, ProductsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Written } from '../../platform/http/reply-serializer.ts'
import { assortmentOf, type ShowroomContext } from '../../showroom/showroom.ts'
import { keptValues } from '../derived-values.ts'
import type { CatalogueIndex, Loaded } from '../index/catalogue-index.ts'
import type { FindPage } from '../index/finder.ts'
import type { FoundPage } from '../index/question.ts'
import { breadcrumbOf, type CategoryRow, type CategoryTree } from '../menu/category-tree.ts'
import type { ProductCards } from '../product/product-cards.ts'
import type { ReplyTexts } from '../product/written-cards.ts'
import { chosenValues, type Criteria, type Selection } from './criteria.ts'
import type { FacetDefinition } from './facet-definitions.ts'
import { facetsOf, selectionOf } from './facets.ts'
import { pageLinks } from '../../shared/page-links.ts'
import { type Place, placeOf } from './place.ts'
import type { Search } from './search.ts'

export type ProductsDeps = {
  index: CatalogueIndex
  now: () => Date
  definitionsAt: (place: Place, showroom: ShowroomContext) => Promise<readonly FacetDefinition[]>
  findPage: FindPage
  search: Search
  cards: ProductCards
  texts: ReplyTexts
}

const path = '/api/visualization/products'

const mostReplies = 600

/** Pages of products: put together for who asks, or as texts that are kept. */
export const openProducts = (deps: ProductsDeps) => {
  const { index, now, texts } = deps
  const kept = keptValues<Written<ProductsReply>>({ most: mostReplies, isKeptWhenAskedAgain: true })
  const list = listProducts(deps)
  const listIn = async (showroom: ShowroomContext, request: ProductsRequest) => {
    const { tree } = await index.current()
    return list(showroom, placeOf(tree, showroom.hiddenCategoryIds, request), { request, tree })
  }
  return {
    products: listIn,
    /** What is asked for again gets the very same text, as long as nothing has changed where it was read. */
    productsText: async (showroom: ShowroomContext, request: ProductsRequest) => {
      const loaded = await index.current()
      const place = placeOf(loaded.tree, showroom.hiddenCategoryIds, request)
      // What is on backorder comes sooner every day.
      const today = now().toISOString().slice(0, 10)
      const { priceListId, assortmentKey } = showroom
      const read = [loaded.loadedAs, ...changesRead(loaded, place, request)]
      const key = JSON.stringify([priceListId, assortmentKey, request, today, read])
      return kept.get(key, async () =>
        texts.page(await list(showroom, place, { request, tree: loaded.tree })),
      )
    },
  }
}

/** The last changes where an answer comes from: of some categories, or of all. */
const changesRead = ({ shelves }: Loaded, { within, root }: Place, { search }: ProductsRequest): number[] => {
  // A search that finds nothing looks everywhere.
  if (within === null || search) return [shelves.changes]
  return (root ? [root.id] : 'rootIds' in within ? within.rootIds : []).map(shelves.changesIn)
}

type Listed = { request: ProductsRequest; tree: CategoryTree }

/** A page of what the showroom sells here, with what else could be chosen. */
const listProducts =
  ({ definitionsAt, findPage, search, cards }: ProductsDeps) =>
  async (showroom: ShowroomContext, place: Place, { request, tree }: Listed): Promise<ProductsReply> => {
    const definitions = await definitionsAt(place, showroom)
    const criteria = criteriaOf(showroom, place, { request, definitions })
    const page = { page: request.page, size: request.page_size }
    const { found, suggestion } = request.search
      ? await search(showroom, { criteria, typed: request.search, page })
      : { found: await findPage(criteria, page), suggestion: null }
    const { category } = place
    return {
      success: true,
      data: await cards(showroom, found.ids),
      total: found.total,
      current_page: found.page,
      last_page: found.lastPage,
      path,
      links: pageLinks(found.page, found.lastPage, urlFor(request)),
      facets: facetsOf(definitions, found.counts, criteria.selections),
      price_range: priceRangeOf(found, rootsIn(found, place, { tree, criteria })),
      category: category && { id: category.id, name: category.name, slug_url: category.slug },
      breadcrumb: category ? breadcrumbOf(tree, category) : [],
      suggestion,
    }
  }

type Asked = { request: ProductsRequest; definitions: readonly FacetDefinition[] }

const criteriaOf = (showroom: ShowroomContext, place: Place, { request, definitions }: Asked): Criteria => ({
  priceListId: showroom.priceListId,
  ...assortmentOf(showroom),
  within: place.within,
  hasCategoryFacets: place.root !== null,
  search: null,
  selections: selectionsOf(request, definitions),
  priceMin: request.price_min ?? null,
  priceMax: request.price_max ?? null,
  quantity: request.quantity ?? null,
  area: request.area ?? null,
  sort: request.sort,
})

/** Every facet chosen by is one more question to every product. */
const mostChosenFacets = 20

const selectionsOf = ({ filters }: ProductsRequest, definitions: readonly FacetDefinition[]): Selection[] => {
  const chosen = [...chosenValues(filters)]
  if (chosen.length > mostChosenFacets) {
    refuseInvalid({ filters: [`The filters may not name more than ${mostChosenFacets} facets.`] })
  }
  return chosen.map(([key, values]) => selectionOf(definitions, key, values))
}

/** The categories that the found products are of. */
const rootsIn = (
  { counts }: FoundPage,
  { root }: Place,
  { tree, criteria }: { tree: CategoryTree; criteria: Criteria },
): readonly CategoryRow[] => {
  if (root) return [root]
  const chosen = criteria.selections.find(({ key }) => key === 'category')?.values
  return tree.roots.filter(
    ({ id, slug }) => counts.has(`category=${id}`) && (chosen === undefined || chosen.includes(slug)),
  )
}

/** Prices by the square foot and by the piece have no range in common. */
const priceRangeOf = (
  { priceRange }: FoundPage,
  roots: readonly CategoryRow[],
): ProductsReply['price_range'] => {
  const [per, ...others] = new Set(roots.map(({ pricePer }) => pricePer))
  if (priceRange === null || per === undefined || others.length > 0) return null
  return { min_cents: priceRange.minCents, max_cents: priceRange.maxCents, per }
}

/** The address of another page of the same list, below the marketplace's origin. */
const urlFor = (request: ProductsRequest) => {
  const { page: _, filters, ...rest } = request
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  for (const filter of filters) query.append('filters', filter)
  const shared = query.toString()
  return (page: number) => `${path}?${shared}&page=${page}`
}
