import { pageLinks } from './page-links.ts'

type Paged<Row> = {
  path: string
  /** What else was asked for, as people type it; what is not empty stands in the links. */
  asked: Record<string, string | null | undefined>
  page: number
  pageSize: number
  total: number
  read: (span: Span) => Promise<Row[]>
}

/** A part of a list. */
export type Span = { skip: number; most: number }

/** How many pages a list has: there is always a first one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/** One page of a list: a page beyond the last one is the last one. */
export const pagedReply = async <Row>({ path, asked, page, pageSize, total, read }: Paged<Row>) => {
  const last = pagesOf(total, pageSize)
  const current = Math.min(page, last)
  const words = Object.entries(asked).filter((word): word is [string, string] => Boolean(word[1]))
  const urlOf = (number: number) => `${path}?${new URLSearchParams([...words, ['page', String(number)]])}`
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
