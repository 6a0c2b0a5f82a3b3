import type { HeadRow } from './head.ts'

/** What an address may carry that makes it another page; everything else is of whoever wrote the link. */
const telling = 'q f min max sort page size tab style room language zip within budget rating remote'.split(
  ' ',
)
const longestSearch = 400

type Address = { path: string; params: Readonly<Record<string, string | undefined>>; query: URLSearchParams }

/**
 * The address that a server draws in place of the one that was asked for, without what the page does not read: all that
 * it reads must be in it, or the browser would begin with another page than the one that stands there. Null where the
 * browser draws the page.
 */
export const drawnKey = (row: HeadRow, { path, params, query }: Address): string | null => {
  // A page that is opened in a Pro's showroom is that Pro's to price.
  const isOfSomebody =
    params.vsdId !== undefined ||
    query.has('showroom') ||
    row.names?.some((name) => query.has(name)) ||
    row.isSomebodys?.({ params, query })
  if (!row.isPublic || isOfSomebody) return null
  const read = new Set([...telling, ...(row.reads ?? [])])
  const known = [...query].filter(([name]) => read.has(name)).sort()
  const key = `${path}?${new URLSearchParams(known)}`
  return key.length > longestSearch ? null : key
}
