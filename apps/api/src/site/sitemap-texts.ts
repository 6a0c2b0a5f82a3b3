import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { HostRenderer } from '@showroom/contract/site/site'
import { lastChange, productsAfter } from '../catalogue/search/sitemap-products.store.ts'
import { listedDesigners } from '../designer/directory/directory.store.ts'
import type { Db } from '../platform/db/db.ts'
import type { Ask } from '../platform/http/serve.ts'
import { type Address, mostAddresses, shelvesOf, sitemapIndexOf, sitemapOf } from './sitemap.ts'

export type SitemapDeps = { db: Db; ask: Ask; loadHost: () => Promise<HostRenderer>; origin: string }

/** The XML of each sitemap, written anew at every call; there is none of a slice behind the last product. */
export const sitemapsOf = ({ db, ask, loadHost, origin }: SitemapDeps) => {
  const pages = async () => {
    const [host, shop] = await Promise.all([
      loadHost(),
      ask('GET /api/shop', { query: { showroom: platformShowroom } }),
    ])
    const designers = (await listedDesigners(db)).map((id) => `/designers/${id}`)
    const paths = [...host.publicPaths(), ...shelvesOf(shop.data.menu), ...designers]
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
  const slice = async (number: number) => {
    const { products } = await lastChange(db)
    if ((number - 1) * mostAddresses >= products) return undefined
    return sitemapOf(await productsOf(db, number), origin)
  }
  return { pages, index, slice }
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
