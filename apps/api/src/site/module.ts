import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { HostRenderer } from '@showroom/contract/site/site'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { ContentApi } from '../content/module.ts'
import type { Module } from '../module.ts'
import type { Config } from '../platform/config/config.ts'
import { folders } from '../platform/config/folders.ts'
import { siteRoutes } from '../platform/http/site.routes.ts'
import type { Db } from '../platform/db/db.ts'
import type { Platform } from '../platform/platform.ts'
import { rendererIn } from '../shared/load-renderer.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { openPages, type PageDeps } from './pages.ts'
import { sendPageWith } from './send-page.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

type Needs = { catalogue: CatalogueApi; content: ContentApi; loadHost?: PageDeps['loadHost'] }

/** The host's pages, drawn of what the API's own handlers answer, and the map of them. */
export const siteModule = (
  { config, db, log, now }: Platform,
  { catalogue, content, loadHost = rendererIn<HostRenderer>(folders.hostRenderer) }: Needs,
) => {
  const { publicUrl: origin } = config
  return {
    tables: [],
    routes: async ({ app, ask }) => {
      sitemapRoutes(app, { db, ask, loadHost, origin })
      const onFailure = (error: unknown) =>
        log.error({ err: error }, 'a page was not drawn; browsers draw it')
      const metas = metasOf(config)
      const arrangedAs = async () => `${await arrangementOf(db, catalogue)} ${await content.edition()}`
      const pages = openPages({ loadHost, call: ask, origin, now, arrangedAs, onFailure, metas })
      const sendPage = sendPageWith(pages)
      await siteRoutes(app, { ...folders, publicUrl: origin, sendPage })
    },
  } satisfies Module
}

/**
 * What pages are drawn from, in a word: the departments, what is hidden, and whose prices. It is told by what handlers
 * answer from, so a page that is drawn after it is at least as new.
 */
const arrangementOf = async (db: Db, { index }: CatalogueApi): Promise<string> => {
  const { priceListId, assortmentKey } = await requireShowroom(db, platformShowroom)
  const { loadedAs } = await index.current()
  return [loadedAs, priceListId, assortmentKey].join(' ')
}

/** What pages are told of the configuration: whom they may tell of visits, and whether addresses are suggested. */
const metasOf = ({ analyticsUrl, places }: Config): Record<string, string> => ({
  ...(analyticsUrl === null ? {} : { 'analytics-url': analyticsUrl }),
  ...(places === null ? {} : { 'suggests-addresses': 'on' }),
})
