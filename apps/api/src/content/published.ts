import type { ContentItem, ContentName } from '@showroom/contract/content/collections'
import type { Feeds } from '../platform/feed/feeds.ts'
import type { Queries } from '../platform/db/db.ts'
import { collectionOf } from './content.store.ts'

type Deps = { db: Queries; feeds: Pick<Feeds, 'onContent'>; now: () => Date }
type Kept = { items: Promise<ContentItem[] | null>; until: number }

/** A hint that was lost costs so long. */
const keptMs = 30_000

/** What visitors see, in the memory of this process until another version is published somewhere. */
export const openPublished = ({ db, feeds, now }: Deps) => {
  const kept = new Map<string, Kept>()
  feeds.onContent((name) => void kept.delete(name))
  const read = async (name: ContentName) => (await collectionOf(db, name)).published

  return (name: ContentName): Promise<ContentItem[] | null> => {
    const known = kept.get(name)
    const at = now().getTime()
    if (known && at < known.until) return known.items
    const items = read(name)
    kept.set(name, { items, until: at + keptMs })
    // The next one asks again.
    items.catch(() => kept.delete(name))
    return items
  }
}

export type ReadPublished = ReturnType<typeof openPublished>
