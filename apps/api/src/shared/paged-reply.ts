import { shownDay } from '@showroom/contract/shared/day'
import { pageLinks } from './page-links.ts'

type Paged<Row> = {
  path: string
  /** What else was asked for; it stands in the links. Days are written as people type them. */
  asked: { s: string; from: string | null; to: string | null }
  page: number
  pageSize: number
  total: number
  read: (span: { skip: number; most: number }) => Promise<Row[]>
}

/** One page of a list that has a search and two days: a page beyond the last one is the last one. */
export const pagedReply = async <Row>({ path, asked, page, pageSize, total, read }: Paged<Row>) => {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(page, last)
  const words = {
    ...(asked.s ? { s: asked.s } : {}),
    ...(asked.from ? { from: shownDay(asked.from) } : {}),
    ...(asked.to ? { to: shownDay(asked.to) } : {}),
  }
  const urlOf = (number: number) => `${path}?${new URLSearchParams({ ...words, page: String(number) })}`
  return {
    success: true as const,
    data: await read({ skip: (current - 1) * pageSize, most: pageSize }),
    total,
    current_page: current,
    last_page: last,
    path,
    links: pageLinks(current, last, urlOf),
  }
}
