import type { ProductsReply, ProductsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Stamp } from '../catalogue-version.ts'
import { derivedValues } from '../derived-values.ts'
import { breadcrumbOf, type CategoryRow, type CategoryTree } from '../menu/category-tree.ts'
import type { ProductCards } from '../product/product-cards.ts'
import { chosenValues, type Criteria, type Selection } from './criteria.ts'
import type { FacetDefinition } from './facet-definitions.ts'
import { facetsOf, selectionOf } from './facets.ts'
import { pageLinks } from '../../shared/page-links.ts'
import { type Place, placeOf } from './place.ts'
import type { ResultSet } from './result-set.ts'
import type { Search } from './search.ts'

export type ProductsDeps = {
  version: Stamp
  readTree: () => Promise<CategoryTree>
  definitionsAt: (place: Place, showroom: ShowroomContext) => Promise<readonly FacetDefinition[]>
  findSet: (criteria: Criteria) => Promise<ResultSet>
  search: Search
  cards: ProductCards
}

const path = '/api/visualization/products'

const mostReplies = 600

/** Pages that many ask for are put together once: the same request gets the very same reply. */
export const openProducts = (deps: ProductsDeps) => {
  const replies = derivedValues<ProductsReply>(deps.version, { most: mostReplies })
  const list = listProducts(deps)
  return (showroom: ShowroomContext, request: ProductsRequest): Promise<ProductsReply> => {
    const key = JSON.stringify([showroom.priceListId, showroom.hiddenCategoryIds, request])
    return replies.get(key, () => list(showroom, request))
  }
}

/** A page of what the showroom sells here, with what else could be chosen. */
const listProducts =
  ({ readTree, definitionsAt, findSet, search, cards }: ProductsDeps) =>
  async (showroom: ShowroomContext, request: ProductsRequest): Promise<ProductsReply> => {
    const tree = await readTree()
    const place = placeOf(tree, showroom.hiddenCategoryIds, request)
    const definitions = await definitionsAt(place, showroom)
    const criteria = criteriaOf(showroom, place, { request, definitions })
    const { set, suggestion } = request.search
      ? await search(showroom, criteria, request.search)
      : { set: await findSet(criteria), suggestion: null }
    const { page, lastPage, ids } = pageOf(set, request)
    const { category } = place
    return {
      success: true,
      data: await cards(showroom.priceListId, ids),
      total: set.ids.length,
      current_page: page,
      last_page: lastPage,
      path,
      links: pageLinks(page, lastPage, urlFor(request)),
      facets: facetsOf(definitions, set.counts, criteria.selections),
      price_range: priceRangeOf(set, rootsIn(set, place, { tree, criteria })),
      category: category && { id: category.id, name: category.name, slug_url: category.slug },
      breadcrumb: category ? breadcrumbOf(tree, category) : [],
      suggestion,
    }
  }

type Asked = { request: ProductsRequest; definitions: readonly FacetDefinition[] }

const criteriaOf = (showroom: ShowroomContext, place: Place, { request, definitions }: Asked): Criteria => ({
  priceListId: showroom.priceListId,
  hiddenIds: showroom.hiddenCategoryIds,
  within: place.within,
  hasCategoryFacets: place.root !== null,
  search: null,
  selections: selectionsOf(request, definitions),
  priceMin: request.price_min ?? null,
  priceMax: request.price_max ?? null,
  quantity: request.quantity ?? null,
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

/** A page past the last one is the last one. */
const pageOf = ({ ids }: ResultSet, { page: asked, page_size: size }: ProductsRequest) => {
  const lastPage = Math.max(1, Math.ceil(ids.length / size))
  const page = Math.min(asked, lastPage)
  return { page, lastPage, ids: Array.from(ids.slice((page - 1) * size, page * size)) }
}

/** The categories that the found products are of. */
const rootsIn = (
  { counts }: ResultSet,
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
  { priceRange }: ResultSet,
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
