import { expect, test } from 'vitest'
import {
  cleared,
  emptyState,
  filtersOf,
  type ProductsState,
  queryOfState,
  stateFromQuery,
  toggleFilter,
} from './products-state.ts'

const chosen: ProductsState = {
  search: 'oak & ash',
  filters: ['color_family:White', 'size:12x24'],
  priceMin: 250,
  priceMax: 1_900,
  sort: 'price_low',
  page: 3,
  pageSize: 20,
}
const untouched = emptyState()

test('a link carries all that was chosen', () => {
  expect(stateFromQuery(queryOfState(chosen, untouched), untouched)).toEqual(chosen)
})

test('a list that was not touched needs no query', () => {
  expect(queryOfState(untouched, untouched).toString()).toBe('')
})

test('filters taken away are told apart from filters never given', () => {
  const preset = { ...untouched, filters: ['finish:Honed'] }
  expect(stateFromQuery(new URLSearchParams(), preset).filters).toEqual(['finish:Honed'])
  expect(stateFromQuery(queryOfState(cleared(preset), preset), preset).filters).toEqual([])
})

test('nonsense in a link is left out', () => {
  const odd = new URLSearchParams('sort=cheapest&page=-2&size=5000&min=1e9&f=<script>&max=abc')
  expect(stateFromQuery(odd, untouched)).toEqual({ ...untouched, filters: [] })
})

test('the tag’s filters are pairs divided by semicolons', () => {
  expect(filtersOf(' color_family:White ; finish:Honed;broken; ')).toEqual([
    'color_family:White',
    'finish:Honed',
  ])
})

test('choosing a value twice takes it back, and any choice begins at the first page', () => {
  const once = toggleFilter({ ...untouched, page: 4 }, 'finish', 'Honed')
  expect([once.filters, once.page]).toEqual([['finish:Honed'], 1])
  expect(toggleFilter(once, 'finish', 'Honed').filters).toEqual([])
})
