import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { robotsOf } from './sitemap.ts'
import { type SitemapDeps, sitemapsOf } from './sitemap-texts.ts'

const freshForMs = 3_600_000
const mostBytes = 16_000_000
const options = { config: { access: 'anyone' } } as const

/** `/robots.txt`, and an index of the maps of all that may be found: pages, shelves, and the products in slices. */
export const sitemapRoutes = (app: FastifyInstance, deps: SitemapDeps) => {
  const { pages, index, slice } = sitemapsOf(deps)
  const kept = new LRUCache<string, string, () => Promise<string | undefined>>({
    ttl: freshForMs,
    maxSize: mostBytes,
    sizeCalculation: (text) => text.length,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  const send = async (reply: FastifyReply, name: string, write: () => Promise<string | undefined>) => {
    const text = (await kept.fetch(name, { context: write })) ?? refuseUnknown()
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(text)
  }

  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsOf(deps.origin)),
  )
  app.get('/showroom/sitemap.xml', options, (_request, reply) => send(reply, 'index', index))
  app.get('/showroom/sitemap/pages.xml', options, (_request, reply) => send(reply, 'pages', pages))
  app.get<{ Params: { number: string } }>(
    '/showroom/sitemap/products-:number.xml',
    options,
    async (request, reply) => {
      const { number } = request.params
      if (!/^[1-9]\d{0,3}$/.test(number)) return refuseUnknown()
      return send(reply, `products-${number}`, () => slice(Number(number)))
    },
  )
}
