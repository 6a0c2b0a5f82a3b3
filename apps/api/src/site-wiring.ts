import type { HostRenderer } from '@showroom/contract/site/site'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app.ts'
import { folders } from './platform/config/folders.ts'
import type { Ask } from './platform/http/serve.ts'
import type { SendPage } from './platform/http/site.routes.ts'
import { rendererIn } from './shared/load-renderer.ts'
import { openPages } from './site/pages.ts'
import { sendPageWith } from './site/send-page.ts'
import { sitemapRoutes } from './site/sitemap.routes.ts'

/** The host's pages, drawn of what the API's own handlers answer, and the map of them. */
export const wirePages = (
  app: FastifyInstance,
  { config, db, now, loadHost = rendererIn<HostRenderer>(folders.hostRenderer) }: AppParts,
  ask: Ask,
): SendPage => {
  sitemapRoutes(app, { db, ask, loadHost, origin: config.publicUrl })
  const onFailure = (error: unknown) =>
    app.log.error({ err: error }, 'a page was not drawn; browsers draw it')
  return sendPageWith(openPages({ loadHost, call: ask, origin: config.publicUrl, now, onFailure }))
}
