import type { Module } from '../module.ts'
import { trimFeeds } from '../platform/feed/feed.store.ts'
import type { Platform } from '../platform/platform.ts'
import type { ShowroomApi } from '../showroom/module.ts'
import { forgetInFeeds } from './live.store.ts'
import { liveRoutes } from './live.routes.ts'
import { presenceRoutes } from './presence.routes.ts'

const keptMs = 30 * 24 * 3_600_000

type Needs = { showroom: ShowroomApi }

/** What happens, as it happens: for whoever has a page open. */
export const liveModule = ({ db, feeds, log, now }: Platform, { showroom: { origins } }: Needs) =>
  ({
    tables: ['feed', 'feed_event'],
    routes: (edge) => {
      const report = (error: unknown) => log.error({ err: error }, 'a stream was not served')
      const deps = { db, feeds, now, report }
      liveRoutes(edge, { ...deps, origins })
      presenceRoutes(edge.serve, deps)
    },
    // Nothing of it is to be downloaded: it tells of what other concepts keep.
    personalData: [{ name: 'live', show: async () => [], erase: forgetInFeeds }],
    jobs: [{ name: 'feed.trim', every: 'day', run: (at) => trimFeeds(db, new Date(at.getTime() - keptMs)) }],
  }) satisfies Module
