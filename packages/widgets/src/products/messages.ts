import type { Sort } from '@showroom/contract/catalogue/catalogue'
import { count } from '../ui/format.ts'

type Page = { total: number; current_page: number; last_page: number }

const totalOf = (total: number) => `${count(total)} ${total === 1 ? 'material' : 'materials'}`

export const productsMessages = {
  allMaterials: 'All materials',
  resultsFor: (search: string) => `Results for “${search}”`,
  resultsIn: (search: string, name: string) => `Results for “${search}” in ${name}`,
  resultsInstead: (meant: string, search: string) =>
    `Results for “${meant}”, as nothing is called “${search}”`,
  total: (total: number) => totalOf(total),
  spoken: ({ total, current_page: page, last_page: last }: Page) =>
    last > 1 ? `${totalOf(total)}, page ${page} of ${last}` : totalOf(total),
  kept: 'Your filters are still here.',
  waiting: 'Loading materials',
  filters: 'Filters',
  filtersOf: (title: string) => `Filters: ${title}`,
  filtersChosen: (chosen: number) => `Filters (${chosen})`,
  showTotal: (total: number) => `Show ${totalOf(total)}`,
  applied: 'Applied filters',
  clearAll: 'Clear all',
  sort: 'Sort by',
  pageSize: 'Per page',
  inStock: 'In stock now',
  priceUnit: { sqft: '/sq ft', unit: '/piece' },
  priceFrom: (money: string) => `from ${money}`,
  priceTo: (money: string) => `up to ${money}`,
  empty: 'Nothing here matches all of that.',
  emptySearch: (search: string) => `We found nothing for “${search}”.`,
  emptyHint: 'Try fewer filters, or a shorter word.',
  didYouMean: 'Did you mean',
  browseInstead: (name: string) => `Browse ${name}`,
  showEverything: 'Show everything',
} as const

export const sortLabels: Record<Sort, string> = {
  featured: 'Featured',
  relevance: 'Best match',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
  saving: 'Biggest saving',
  lead_time: 'Ships soonest',
  newest: 'Newest',
}
