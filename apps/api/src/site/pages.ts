import { createHash } from 'node:crypto'
import type { FragmentCall } from '@showroom/contract/fragment/fragment'
import type { HostRenderer, PageRequest } from '@showroom/contract/site/site'
import { LRUCache } from 'lru-cache'
import { semaphore } from '../platform/concurrency.ts'
import { brotliOf } from '../platform/http/brotli.ts'
import { openStamp } from './stamp.ts'
import { within } from './within.ts'

/** A change of prices, stock or texts shows within this to all but the first who asks. */
const freshForMs = 30_000
/** Older than this is shown to nobody: prices of last night are not today's. */
const oldestMs = 600_000
const mostBytes = 64_000_000
/** Drawings that go on beside each other, and that wait; whoever comes then draws the page in the browser. */
const mostAtOnce = 4
const mostWaiting = 60
/** Of a visitor's time: after this the browser draws the page, and the next visitor has the drawing. */
const mostMs = 3_000

export type Page = { status: 200 | 404; html: Buffer; brotli: Buffer; etag: string }
export type PageAnswer = { kind: 'page'; page: Page } | { kind: 'elsewhere'; path: string } | { kind: 'bare' }

export type PageDeps = {
  loadHost: () => Promise<HostRenderer>
  call: FragmentCall
  /** Scheme, host and port that people type. */
  origin: string
  now: () => Date
  /** Another word as soon as Admins have arranged, priced or written otherwise: no page of before is shown then. */
  arrangedAs: () => Promise<string>
  /** What each page says in its head of how this marketplace is configured, by name. */
  metas?: Readonly<Record<string, string>>
  /** Told once of each cause. */
  onFailure: (error: unknown) => void
}

/** The host's pages as HTML, each drawn for nobody in particular. Whoever asks for the same at the same time gets the same. */
export const openPages = (deps: PageDeps) => {
  const { loadHost, now, metas = {} } = deps
  const tell = onceEach(deps.onFailure)
  const drawn = openDrawnPages(deps)
  const stampOf = openStamp(deps.arrangedAs, tell)
  const shells = new LRUCache<string, Page>({ max: 100 })
  const shellOf = async (host: HostRenderer, request: PageRequest) => {
    const html = withMetas(host.shell(request), metas)
    const shell = shells.get(html) ?? (await pageOf(html, 200, now()))
    shells.set(html, shell)
    return shell
  }

  return async (request: PageRequest): Promise<PageAnswer> => {
    const host = await loadHost().catch(tell)
    if (!host) return { kind: 'bare' }
    const reading = host.read(request)
    if (reading.kind === 'elsewhere') return reading
    if (reading.kind === 'drawn') {
      const [path = '', search = ''] = reading.key.split('?')
      const asked = { path, search: search && `?${search}` }
      const key = `${await stampOf()} ${reading.key}`
      // The visitor of the moment gets what was drawn before; the next one what is drawn meanwhile.
      const allowStale = drawn.getRemainingTTL(key) > freshForMs - oldestMs
      const page = await within(mostMs, drawn.fetch(key, { context: asked, allowStale })).catch(tell)
      if (page) return { kind: 'page', page }
    }
    return { kind: 'page', page: await shellOf(host, request) }
  }
}

const openDrawnPages = ({ loadHost, call, origin, now, metas = {} }: PageDeps) => {
  const inTurn = semaphore({
    atOnce: mostAtOnce,
    mostWaiting,
    onFull: () => {
      throw new Error('More pages are asked for than can be drawn.')
    },
  })
  const draw = async (request: PageRequest): Promise<Page> => {
    const { draw: drawIt } = await loadHost()
    const drawnAt = now()
    const { status, html } = await inTurn(() => drawIt(request, { call, origin, now: drawnAt }))
    return pageOf(withMetas(html, metas), status, drawnAt)
  }
  return new LRUCache<string, Page, PageRequest>({
    ttl: freshForMs,
    maxSize: mostBytes,
    sizeCalculation: ({ html, brotli }) => html.length + brotli.length,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
}

/** A page's browser reads there what it may do. */
const withMetas = (html: string, metas: Readonly<Record<string, string>>): string => {
  const tags = Object.entries(metas).map(
    ([name, content]) => `<meta name="${name}" content="${encodeURI(content).replaceAll('"', '%22')}">`,
  )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

const pageOf = async (text: string, status: Page['status'], drawnAt: Date): Promise<Page> => {
  const html = Buffer.from(text)
  const brotli = await brotliOf(html)
  // Weak: when it was drawn is written in it, and makes no difference to anybody.
  const same = text.replace(`"at":${drawnAt.getTime()}`, '')
  const etag = `W/"${createHash('sha256').update(same).digest('base64url').slice(0, 16)}"`
  return { status, html, brotli, etag }
}

const mostCauses = 100

const onceEach = (tell: (error: unknown) => void) => {
  const told = new Set<string>()
  return (error: unknown): undefined => {
    const cause = error instanceof Error ? error.message : String(error)
    if (told.has(cause) || told.size >= mostCauses) return undefined
    told.add(cause)
    tell(error)
    return undefined
  }
}
