import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Queries } from '../db/db.ts'
import { developmentShowrooms, showroomExists, showroomsListing } from './origin.store.ts'

/** Which pages may use which showrooms (the browser's Origin against the showroom's list). */
export type Origins = {
  /** Our own pages, and every page that some showroom admits. */
  isKnown(origin: string): Promise<boolean>
  /** Whether the showroom, by its Pro's id or Showroom ID, admits the page. True for a showroom that does not exist. */
  admits(origin: string, showroom: string): Promise<boolean>
}

/** How long a change of a showroom's list may take to be noticed. */
const staleMs = 5_000

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && localHosts.has(new URL(origin).hostname)

/** Showroom IDs are forgiven their case, spaces and dashes everywhere. */
const canonical = (showroom: string) => showroom.replace(/[\s-]/g, '').toUpperCase()

export const openOrigins = (db: Queries, config: Config): Origins => {
  const isDevelopment = config.environment !== 'production'
  const own = new Set([config.publicUrl])
  if (isDevelopment) for (const host of localHosts) own.add(`http://${host}:${config.port}`)

  const find = async (origin: string): Promise<ReadonlySet<string>> => {
    const listing = await showroomsListing(db, origin, !isDevelopment)
    const development = isDevelopment && isLocal(origin) ? await developmentShowrooms(db) : []
    const names = [...listing, ...development].flatMap(({ user_id, vsd_id }) =>
      [user_id, vsd_id ?? []].flat(),
    )
    return new Set(names.map(canonical))
  }
  const found = new LRUCache<string, Promise<ReadonlySet<string>>>({ max: 5_000, ttl: staleMs })

  const showroomsFor = (origin: string): Promise<ReadonlySet<string>> => {
    const known = found.get(origin)
    if (known) return known
    const finding = find(origin)
    found.set(origin, finding)
    finding.catch(() => found.delete(origin))
    return finding
  }

  return {
    isKnown: async (origin) => own.has(origin) || (await showroomsFor(origin)).size > 0,
    admits: async (origin, showroom) => {
      if (own.has(origin)) return true
      const name = canonical(showroom)
      if ((await showroomsFor(origin)).has(name)) return true
      return !(await showroomExists(db, name))
    },
  }
}
