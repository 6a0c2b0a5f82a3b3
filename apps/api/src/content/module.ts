import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { contentRoutes, publishedRoutes } from './content.routes.ts'
import { editionOf, openPublished } from './published.ts'

export type ContentApi = ReturnType<typeof contentModule>['api']

/** What Admins write of the public pages: drafts, and what visitors see. */
export const contentModule = ({ db, feeds, now }: Platform) => {
  const published = openPublished({ db, feeds, now })
  return {
    tables: ['content_collection'],
    routes: ({ serve }) => {
      publishedRoutes(serve, published)
      contentRoutes(serve, { db, now })
    },
    api: { published, edition: () => editionOf(published) },
  } satisfies Module & { api: unknown }
}
