import { LRUCache } from 'lru-cache'
import type { Config } from '../platform/config/config.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Origins } from '../platform/http/origins.ts'
import { isLocal, localHosts } from './domain/domain.ts'
import { openSightings } from './domain/sightings.ts'
import { showroomContext, someShowroomAdmits } from './showroom.store.ts'

/** How long a change of a showroom's list may take to be noticed by preflights. */
const staleMs = 5_000

export const openOrigins = (db: Queries, config: Config, now: () => Date): Origins => {
  const isDevelopment = config.environment !== 'production'
  const own = new Set([config.publicUrl])
  if (isDevelopment) for (const host of localHosts) own.add(`http://${host}:${config.port}`)
  const admitted = new LRUCache<string, boolean>({ max: 5_000, ttl: staleMs })

  return {
    isOwn: (origin) => own.has(origin),
    isKnown: async (origin) => {
      if (own.has(origin)) return true
      // What runs on a visitor's machine is nobody's website, whatever a list says.
      if (isLocal(origin)) return isDevelopment
      const known = admitted.get(origin)
      if (known !== undefined) return known
      const isAdmitted = await someShowroomAdmits(db, origin)
      admitted.set(origin, isAdmitted)
      return isAdmitted
    },
    admits: async (origin, ref) => {
      if (own.has(origin)) return true
      const showroom = await showroomContext(db, ref)
      if (!showroom) return true
      if (isLocal(origin)) return isDevelopment && showroom.isDevelopment
      return showroom.mayEmbed && showroom.origins.includes(origin)
    },
    refOf: async (ref) => (await showroomContext(db, ref))?.ref ?? null,
    saw: openSightings(db, now),
  }
}
