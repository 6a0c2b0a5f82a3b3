import type { SortBy } from '@showroom/contract/shared/sort'
import { pageSize } from '@showroom/contract/policy/figures'
import { isDay, shownDay } from '@showroom/contract/shared/day'
import { type Sql, sql } from '../platform/db/sql.ts'
import { pagedReply, type Span } from './paged-reply.ts'

type Ordering<Key extends string> = {
  /** The statement behind each column that can be sorted by. */
  columns: Record<Key, Sql>
  /** What sets two rows apart that are equal in it. */
  last: Sql
}

/** `order by` of a table as its reader wants it; rows without a value come last. */
export const tableOrder = <Key extends string>(sort: SortBy<Key>, { columns, last }: Ordering<Key>): Sql => {
  const isDescending = sort.startsWith('-')
  const key = Object.keys(columns).find((each): each is Key => each === sort.replace(/^-/, ''))
  if (key === undefined) throw new Error(`No table is sorted by ${sort}.`)
  return isDescending
    ? sql`${columns[key]} desc nulls last, ${last} desc`
    : sql`${columns[key]} asc nulls last, ${last}`
}

type Asked = { page: number; page_size: number; [word: string]: string | number | null | undefined }

type Tabled<Row> = {
  path: string
  /** The parsed query: its words stand in the links as they were asked, days as people write them. */
  query: Asked
  total: number
  read: (span: Span) => Promise<Row[]>
}

/** A page of a workspace's table, in the specification's paged reply. */
export const tableReply = <Row>({ path, query, total, read }: Tabled<Row>) => {
  const { page, page_size, ...words } = query
  const asked = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, word === null ? null : wordOf(word)]),
  )
  return pagedReply({
    path,
    asked: page_size === pageSize ? asked : { ...asked, page_size: String(page_size) },
    page,
    pageSize: page_size,
    total,
    read,
  })
}

const wordOf = (word: string | number | undefined): string | undefined => {
  if (typeof word !== 'string') return word?.toString()
  return isDay(word) ? shownDay(word) : word
}
