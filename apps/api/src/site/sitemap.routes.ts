import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { HostRenderer } from '@showroom/contract/site/site'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { lastChange, productsAfter } from '../catalogue/search/sitemap-products.store.ts'
import type { Db } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Ask } from '../platform/http/serve.ts'
import { type Address, mostAddresses, robotsOf, shelvesOf, sitemapIndexOf, sitemapOf } from './sitemap.ts'

type MapDeps = { db: Db; ask: Ask; loadHost: () => Promise<HostRenderer>; origin: string }

const freshForMs = 3_600_000
const mostBytes = 16_000_000
const options = { config: { access: 'anyone' } } as const

/** `/robots.txt`, and an index of the maps of all that may be found: pages, shelves, and the products in slices. */
export const sitemapRoutes = (app: FastifyInstance, { db, ask, loadHost, origin }: MapDeps) => {
  const pages = async () => {
    const [host, shop] = await Promise.all([
      loadHost(),
      ask('GET /api/shop', { query: { showroom: platformShowroom } }),
    ])
    const paths = [...host.publicPaths(), ...shelvesOf(shop.data.menu)]
    return sitemapOf(
      paths.map((path) => ({ path, changedAt: null })),
      origin,
    )
  }
  const index = async () => {
    const { products, updatedAt } = await lastChange(db)
    const slices = Array.from({ length: Math.ceil(products / mostAddresses) }, (_, slice) => ({
      path: `/sitemap/products-${slice + 1}.xml`,
      changedAt: updatedAt,
    }))
    return sitemapIndexOf([{ path: '/sitemap/pages.xml', changedAt: null }, ...slices], origin)
  }
  const slice = async (number: number) => sitemapOf(await productsOf(db, number), origin)
  const kept = new LRUCache<string, string, () => Promise<string>>({
    ttl: freshForMs,
    maxSize: mostBytes,
    sizeCalculation: (text) => text.length,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  const send = async (reply: FastifyReply, name: string, write: () => Promise<string>) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send((await kept.fetch(name, { context: write })) ?? refuseUnknown())

  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsOf(origin)),
  )
  app.get('/showroom/sitemap.xml', options, (_request, reply) => send(reply, 'index', index))
  app.get('/showroom/sitemap/pages.xml', options, (_request, reply) => send(reply, 'pages', pages))
  app.get<{ Params: { number: string } }>(
    '/showroom/sitemap/products-:number.xml',
    options,
    async (request, reply) => {
      const { number } = request.params
      if (!/^[1-9]\d{0,3}$/.test(number)) return refuseUnknown()
      const { products } = await lastChange(db)
      if ((Number(number) - 1) * mostAddresses >= products) return refuseUnknown()
      return send(reply, `products-${number}`, () => slice(Number(number)))
    },
  )
}

/** Each slice begins where the one before ends, by key: the database never counts its way there twice. */
const productsOf = async (db: Db, slice: number): Promise<Address[]> => {
  let lastId = 0
  for (let number = 1; ; number += 1) {
    const products = await productsAfter(db, lastId, mostAddresses)
    if (number === slice)
      return products.map(({ publicId, updatedAt }) => ({
        path: `/product/${publicId}`,
        changedAt: new Date(updatedAt),
      }))
    lastId = products.at(-1)?.id ?? lastId
    if (products.length === 0) return []
  }
}
