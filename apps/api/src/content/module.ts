import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { contentRoutes, publishedRoutes } from './content.routes.ts'
import { openPublished } from './published.ts'

/** What Admins write of the public pages: drafts, and what visitors see. */
export const contentModule = ({ db, feeds, now }: Platform) =>
  ({
    tables: ['content_collection'],
    routes: ({ serve }) => {
      publishedRoutes(serve, openPublished({ db, feeds, now }))
      contentRoutes(serve, { db, now })
    },
  }) satisfies Module
