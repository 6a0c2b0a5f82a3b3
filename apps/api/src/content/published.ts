import { type ContentName, contentNames } from '@showroom/contract/content/collections'
import type { Feeds } from '../platform/feed/feeds.ts'
import type { Queries } from '../platform/db/db.ts'
import { keptFor } from '../shared/kept-for.ts'
import { type Collection, collectionOf } from './content.store.ts'

type Deps = { db: Queries; feeds: Pick<Feeds, 'onContent'>; now: () => Date }
/** Null where nothing was ever published. */
export type Published = Pick<Collection, 'published' | 'publishedAt'>

/** A hint that was lost costs so long. */
const ms = 30_000

/** What visitors see, in the memory of this process until another version is published somewhere. */
export const openPublished = ({ db, feeds, now }: Deps) => {
  const kept = new Map<string, ReturnType<typeof keptFor<Published>>>(
    contentNames.map((name) => [name, keptFor<Published>(() => collectionOf(db, name), { ms, now })]),
  )
  feeds.onContent((name) => kept.get(name)?.forget())
  return (name: ContentName): Promise<Published> => kept.get(name)?.get() ?? collectionOf(db, name)
}

export type ReadPublished = ReturnType<typeof openPublished>

/** Another word as soon as any of it is published anew. */
export const editionOf = async (published: ReadPublished): Promise<string> => {
  const all = await Promise.all(contentNames.map(published))
  return all.map(({ publishedAt }) => publishedAt?.getTime() ?? 0).join('.')
}
