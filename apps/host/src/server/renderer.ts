import type { HostRenderer, PageReading, PageRequest, PageSources } from '@showroom/contract/site/site'
import type { Known } from '../head/head.ts'
import { headRowAt } from '../head/heads.ts'
import { paths } from '../paths.ts'
import { documentOf, shellOf } from './document.ts'
import { drawPage, type Replies } from './draw-page.tsx'
import { headHtml } from './head-html.ts'

export { sheets } from './sheets.ts'

/** What an address may carry that makes it another page; everything else is of whoever wrote the link. */
const telling = ['q', 'f', 'min', 'max', 'sort', 'page', 'size', 'tab']
const longestSearch = 400

const read = ({ path, search }: PageRequest): PageReading => {
  const found = headRowAt(path)
  if (!found) return { kind: 'elsewhere', path: paths.notFound }
  const query = new URLSearchParams(search)
  const elsewhere = found.row.elsewhere?.({ params: found.params, query })
  if (elsewhere !== undefined) return { kind: 'elsewhere', path: elsewhere }
  // A page that is opened in a Pro's showroom is that Pro's to price: the browser draws it.
  const isOfPro = found.params.vsdId !== undefined || query.has('showroom')
  if (!found.row.isPublic || isOfPro) return { kind: 'shell' }
  const known = [...query].filter(([name]) => telling.includes(name)).sort()
  const key = `${path}?${new URLSearchParams(known)}`
  return key.length > longestSearch ? { kind: 'shell' } : { kind: 'drawn', key }
}

const knownOf = (address: string, replies: Replies): Known => {
  const { pathname, searchParams } = new URL(address, 'http://host')
  return {
    params: headRowAt(pathname)?.params ?? {},
    query: searchParams,
    menu: replies['GET /api/shop']?.data.menu ?? [],
    product: replies['GET /api/public']?.data ?? null,
  }
}

const headAt = (address: string, replies: Replies) =>
  headRowAt(new URL(address, 'http://host').pathname)?.row.head(knownOf(address, replies)) ?? null

const draw: HostRenderer['draw'] = async ({ path, search }, sources) => {
  const address = path + search
  const drawing = await drawPage(address, sources).catch((failure: unknown) => {
    if (isNotThere(failure)) return null
    throw failure
  })
  const head = drawing && headAt(address, drawing.replies)
  if (!drawing || !head) return drawNotFound(sources)
  const html = documentOf({ ...drawing, head: headHtml(head, sources.origin) })
  return { status: path === paths.notFound ? 404 : 200, html }
}

/** The page that browsers are sent to, at the address that was asked for: they write its own in their bar. */
const drawNotFound = async (sources: PageSources) => {
  const drawing = await drawPage(paths.notFound, sources)
  const head = headHtml(headAt(paths.notFound, drawing.replies), sources.origin)
  const from = { ...drawing.from, instead: paths.notFound }
  return { status: 404 as const, html: documentOf({ ...drawing, head, from }) }
}

const isNotThere = (failure: unknown) => {
  const { status }: { status?: unknown } = Object(failure)
  return status === 404
}

export const renderer: HostRenderer = {
  read,
  draw,
  shell: ({ path, search }) => {
    const known = { ...knownOf(path + search, {}), menu: [] }
    const head = headRowAt(path)?.row.head(known) ?? null
    // What only a browser draws is a person's own, or a copy of what is found elsewhere.
    return shellOf(headHtml(head && { ...head, canonical: null }, ''))
  },
  publicPaths: () => [],
}
