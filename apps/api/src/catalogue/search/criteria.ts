import type { ProductsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { Sort } from '@showroom/contract/catalogue/catalogue'
import type { Assortment } from '../../showroom/showroom.ts'
import type { SearchQuery } from './search-query.ts'

/** One facet's choice: any of its values will do. */
export type Selection = {
  key: string
  /** As the visitor sent them. */
  values: readonly string[]
  /** As products carry them: `key=value`, ranges spelled out. */
  carried: readonly string[]
}

/** Everything about a list but the page: equal criteria have equal results. */
export type Criteria = Assortment & {
  priceListId: number
  /** Null is the whole catalogue. */
  within: { rootIds: readonly number[] } | { categoryId: number } | null
  /** Whether the facets are those of one category, or those that all categories share. */
  hasCategoryFacets: boolean
  search: SearchQuery | null
  selections: readonly Selection[]
  priceMin: number | null
  priceMax: number | null
  quantity: number | null
  /** Thousandths of a square foot. */
  area: number | null
  sort: Sort
}

export const criteriaKey = (criteria: Criteria): string => JSON.stringify(criteria)

/** `key:value` by key, in an order of their own, so that the order of clicks does not matter. */
export const chosenValues = (filters: ProductsRequest['filters']): Map<string, string[]> => {
  const chosen = new Map<string, string[]>()
  for (const filter of [...new Set(filters)].sort()) {
    const colon = filter.indexOf(':')
    const key = filter.slice(0, colon)
    chosen.set(key, [...(chosen.get(key) ?? []), filter.slice(colon + 1)])
  }
  return chosen
}
