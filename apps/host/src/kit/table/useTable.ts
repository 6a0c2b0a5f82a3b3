import { type SortBy, sortsOf } from '@showroom/contract/shared/sort'
import { pageIn, useAddress } from '../useAddress.ts'
import { useTicked } from '../useTicked.ts'

type Asked<Sort extends string> = {
  /** The columns that the server can sort by. */
  sorts: readonly Sort[]
  first: SortBy<Sort>
  /** What it can be filtered by, as the call names it. */
  filters?: readonly string[]
  /** Where a page has another table: what its words in the address begin with. */
  named?: string
}

export type Table<Sort extends string = string> = {
  /** As a call asks for the page that is shown. */
  query: { s: string; page: number; sort: SortBy<Sort> }
  filter: (name: string) => string
  sort: { by: string; isDescending: boolean }
  isFiltered: boolean
  /** Columns that somebody has put away, or null before anything was chosen. */
  hidden: readonly string[] | null
  /** The row whose drawer is open. */
  open: string
  search: (s: string) => void
  choose: (name: string, value: string) => void
  clear: () => void
  sortBy: (column: string) => void
  goTo: (page: number) => void
  hide: (columns: readonly string[]) => void
  show: (row: string | null) => void
  chosen: ReadonlySet<string>
  tick: (ids: readonly string[], isTicked: boolean) => void
}

/** A table's state, which stands in the address but for what is ticked: Back, a reload and a sent link show the same. */
export const useTable = <Sort extends string>(asked: Asked<Sort>): Table<Sort> => {
  const { sorts, first, filters = [], named } = asked
  const { of, show } = useNamed(named)
  const sort = sortsOf(sorts).find((each) => each === of('sort')) ?? first
  const isDescending = sort.startsWith('-')
  const by = isDescending ? sort.slice(1) : sort
  const columns = of('hide')
  return {
    query: { s: of('s'), page: pageIn(of('page')), sort },
    filter: of,
    sort: { by, isDescending },
    isFiltered: of('s') !== '' || filters.some((name) => of(name) !== ''),
    hidden: columns === '' ? null : columns.split('.'),
    open: of('open'),
    search: (s) => show({ s: s.trim() || null, page: null }),
    choose: (name, value) => show({ [name]: value || null, page: null }),
    clear: () => show({ s: null, page: null, ...Object.fromEntries(filters.map((name) => [name, null])) }),
    sortBy: (column) => show({ sort: nextSort({ by, isDescending }, column), page: null }),
    goTo: (next) => show({ page: next === 1 ? null : String(next) }),
    hide: (put) => show({ hide: put.length === 0 ? 'none' : put.join('.') }),
    show: (row) => show({ open: row }),
    ...useTicked(),
  }
}

/** The address as one of several tables reads and writes it. */
const useNamed = (named: string | undefined) => {
  const address = useAddress<string>()
  const at = (word: string) => (named === undefined ? word : `${named}.${word}`)
  const show = (change: Record<string, string | null>) =>
    address.show(Object.fromEntries(Object.entries(change).map(([word, value]) => [at(word), value])))
  return { of: (word: string) => address.of(at(word)), show }
}

/** A column that is pressed again turns round. */
export const nextSort = (now: { by: string; isDescending: boolean }, column: string): string =>
  now.by === column && !now.isDescending ? `-${column}` : column
