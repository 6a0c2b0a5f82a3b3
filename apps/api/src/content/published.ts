import type { ContentName } from '@showroom/contract/content/collections'
import type { Feeds } from '../platform/feed/feeds.ts'
import type { Queries } from '../platform/db/db.ts'
import { type Collection, collectionOf } from './content.store.ts'

type Deps = { db: Queries; feeds: Pick<Feeds, 'onContent'>; now: () => Date }
/** Null where nothing was ever published. */
export type Published = Pick<Collection, 'published' | 'publishedAt'>
type Kept = { collection: Promise<Published>; until: number }

/** A hint that was lost costs so long. */
const keptMs = 30_000

/** What visitors see, in the memory of this process until another version is published somewhere. */
export const openPublished = ({ db, feeds, now }: Deps) => {
  const kept = new Map<string, Kept>()
  feeds.onContent((name) => void kept.delete(name))
  return (name: ContentName): Promise<Published> => {
    const known = kept.get(name)
    const at = now().getTime()
    if (known && at < known.until) return known.collection
    const collection = collectionOf(db, name)
    kept.set(name, { collection, until: at + keptMs })
    // The next one asks again.
    collection.catch(() => kept.delete(name))
    return collection
  }
}

export type ReadPublished = ReturnType<typeof openPublished>
