import { minuteMs } from '@showroom/contract/shared/time'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/db/db.ts'
import { showroomContext } from '../showroom.store.ts'
import { saveSighting } from './domain.store.ts'

/** What somebody looks at to learn whether their tags are there needs no more than that. */
const onceInMs = minuteMs
const mostWebsites = 20_000

/** Remembers which website asked for which showroom, and what came of it: once a minute for each, of nobody in particular. */
export const openSightings = (db: Queries, now: () => Date) => {
  const noted = new LRUCache<string, true>({
    max: mostWebsites,
    ttl: onceInMs,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  })
  const write = async (origin: string, ref: string, isAdmitted: boolean): Promise<void> => {
    const showroom = await showroomContext(db, ref)
    if (!showroom) return
    const at = now()
    const before = new Date(at.getTime() - onceInMs)
    await saveSighting(db, { showroomId: showroom.id, origin, isAdmitted, now: at, before })
  }
  return async (origin: string, ref: string, isAdmitted: boolean): Promise<void> => {
    const key = `${isAdmitted} ${ref} ${origin}`
    if (noted.has(key)) return
    noted.set(key, true)
    // What a page asks for is answered, whether or not it could be written down that it asked.
    await write(origin, ref, isAdmitted).catch(() => noted.delete(key))
  }
}
