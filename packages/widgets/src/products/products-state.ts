import type { Sort } from '@showroom/contract/catalogue/catalogue'
import { sortLabels } from './messages.ts'

/** What a visitor has chosen in the list: everything a link to it must carry. */
export type ProductsState = {
  search: string
  /** `key:value`; several of one key widen, several keys narrow. */
  filters: readonly string[]
  /** Cents per square foot or per unit, whichever the category is priced in. */
  priceMin: number | null
  priceMax: number | null
  sort: Sort | null
  page: number
  pageSize: number
}

export const pageSizes = [10, 20, 50] as const
export const defaultPageSize = pageSizes[0]

export const emptyState = (pageSize: number = defaultPageSize): ProductsState => ({
  search: '',
  filters: [],
  priceMin: null,
  priceMax: null,
  sort: null,
  page: 1,
  pageSize,
})

export const isSort = (text: string | null | undefined): text is Sort =>
  text != null && Object.hasOwn(sortLabels, text)

export const wholeNumber = (text: string | null | undefined): number | null =>
  text != null && /^\d{1,8}$/.test(text) ? Number(text) : null

/** `color_family:White; finish:Matte`, as written in the tag's attribute. */
export const filtersOf = (attribute: string | undefined): string[] =>
  (attribute ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => /^[a-z0-9_]+:.+$/.test(pair))

/** Query names are short, since people share these links. */
export function stateFromQuery(query: URLSearchParams, fallback: ProductsState): ProductsState {
  const sort = query.get('sort')
  const pageSize = wholeNumber(query.get('size'))
  return {
    search: query.get('q') ?? fallback.search,
    filters: query.has('f') ? query.getAll('f').flatMap(filtersOf) : fallback.filters,
    priceMin: wholeNumber(query.get('min')),
    priceMax: wholeNumber(query.get('max')),
    sort: isSort(sort) ? sort : fallback.sort,
    page: wholeNumber(query.get('page')) || 1,
    pageSize: pageSize && pageSize <= 96 ? pageSize : fallback.pageSize,
  }
}

export function queryOfState(state: ProductsState, fallback: ProductsState): URLSearchParams {
  const query = new URLSearchParams()
  if (state.search !== fallback.search) query.set('q', state.search)
  const sameFilters = state.filters.join(';') === fallback.filters.join(';')
  if (!sameFilters)
    for (const filter of state.filters.length ? state.filters : ['']) query.append('f', filter)
  if (state.priceMin !== null) query.set('min', String(state.priceMin))
  if (state.priceMax !== null) query.set('max', String(state.priceMax))
  if (state.sort && state.sort !== fallback.sort) query.set('sort', state.sort)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.pageSize !== fallback.pageSize) query.set('size', String(state.pageSize))
  return query
}

export const hasFilter = (state: ProductsState, key: string, value: string) =>
  state.filters.includes(`${key}:${value}`)

/** Any narrowing starts again at the first page: the old page may no longer exist. */
export const narrowed = (state: ProductsState, change: Partial<ProductsState>): ProductsState => ({
  ...state,
  ...change,
  page: 1,
})

export function toggleFilter(state: ProductsState, key: string, value: string): ProductsState {
  const filter = `${key}:${value}`
  return narrowed(state, {
    filters: state.filters.includes(filter)
      ? state.filters.filter((other) => other !== filter)
      : [...state.filters, filter],
  })
}

export const cleared = (state: ProductsState): ProductsState =>
  narrowed(state, { filters: [], priceMin: null, priceMax: null })

export const isNarrowed = (state: ProductsState) =>
  state.filters.length > 0 || state.priceMin !== null || state.priceMax !== null

export const chosenCount = (state: ProductsState) =>
  state.filters.length + (state.priceMin === null ? 0 : 1) + (state.priceMax === null ? 0 : 1)
