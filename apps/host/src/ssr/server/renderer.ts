import type { HostRenderer, PageReading, PageRequest, PageSources } from '@showroom/contract/site/site'
import type { Replies } from '@showroom/sdk/server/replies'
import { matchRoutes } from 'react-router'
import { drawnKey } from '../head/drawn-key.ts'
import { headRowAt, heads } from '../head/heads.ts'
import { paths } from '../../paths.ts'
import { routes } from '../../routes.tsx'
import { documentOf, shellOf } from './document.ts'
import { drawPage } from './draw-page.tsx'
import { type Described, headHtml } from './head-html.ts'
import { programsAt } from './programs-at.ts'
import { siteTexts } from './site-texts.ts'

export { sheets } from './sheets.ts'

const read = ({ path, search }: PageRequest): PageReading => {
  const match = matchRoutes(routes, path)?.at(-1)
  if (!match || match.route.path === '*') return { kind: 'elsewhere', path: paths.notFound }
  const found = headRowAt(path)
  if (!found) return { kind: 'shell' }
  const query = new URLSearchParams(search)
  const elsewhere = found.row.elsewhere?.({ params: found.params, query })
  if (elsewhere !== undefined) return { kind: 'elsewhere', path: elsewhere }
  const key = drawnKey(found.row, { path, params: found.params, query })
  return key === null ? { kind: 'shell' } : { kind: 'drawn', key }
}

/** What is said of the page at an address, of what was answered for it; null where nothing is. */
const describedAt = (address: string, replies: Replies): Described | null => {
  const { pathname, searchParams } = new URL(address, 'http://host')
  const found = headRowAt(pathname)
  const product = replies['GET /api/public']?.data ?? null
  const designer = replies['GET /api/designer/{id}']?.data ?? null
  const template = replies['GET /api/visualization/template/{id}']?.data ?? null
  const faq = replies['GET /api/content/faq']?.data ?? null
  const known = {
    path: pathname,
    params: found?.params ?? {},
    query: searchParams,
    menu: replies['GET /api/shop']?.data.menu ?? [],
    product,
    designer,
    template,
  }
  const head = found?.row.head(known)
  return head ? { head, known, product, designer, template, faq } : null
}

const draw: HostRenderer['draw'] = async ({ path, search }, sources) => {
  const address = path + search
  const drawing = await drawPage(address, sources).catch((failure: unknown) => {
    if (isNotThere(failure)) return null
    throw failure
  })
  const described = drawing && describedAt(address, drawing.replies)
  if (!drawing || !described) return drawNotFound(sources)
  const html = documentOf({ ...drawing, head: headHtml(described, sources.origin) })
  return { status: path === paths.notFound ? 404 : 200, html }
}

/** The page that browsers are sent to, at the address that was asked for: they write its own in their bar. */
const drawNotFound = async (sources: PageSources) => {
  const drawing = await drawPage(paths.notFound, sources)
  const head = headHtml(describedAt(paths.notFound, drawing.replies), sources.origin)
  const from = { ...drawing.from, instead: paths.notFound }
  return { status: 404 as const, html: documentOf({ ...drawing, head, from }) }
}

const isNotThere = (failure: unknown) => {
  const { status }: { status?: unknown } = Object(failure)
  return status === 404
}

/** What only a browser draws is a person's own, or a copy of what is found elsewhere. */
const shell = ({ path, search }: PageRequest): string => {
  const described = describedAt(path + search, {})
  const head = headHtml(described && { ...described, head: { ...described.head, canonical: null } }, '')
  return shellOf(head, programsAt(path))
}

/** Public paths that are the same for every catalogue, but for those that are not to be found. */
const publicPaths = () =>
  heads
    .filter(
      ({ path, isPublic, isUnlisted, elsewhere }) =>
        isPublic && !isUnlisted && !elsewhere && !path.includes(':') && path !== paths.notFound,
    )
    .map(({ path }) => path)

export const renderer: HostRenderer = { read, draw, shell, publicPaths, texts: siteTexts }
