import type { ContentItem, ContentName } from '@showroom/contract/content/collections'
import type { Queries } from '../platform/db/db.ts'
import { signal } from '../platform/db/commit-signals.ts'
import { sql } from '../platform/db/sql.ts'

export type Collection = {
  name: ContentName
  draft: ContentItem[] | null
  published: ContentItem[] | null
  version: number
  publishedAt: Date | null
}

const columns = sql`name, draft, published, version, published_at as "publishedAt"`

/** One of which nothing was ever written is at its beginning. */
export const collectionOf = async (db: Queries, name: ContentName): Promise<Collection> => {
  const [found] = await db.query<Collection>(sql`
    select ${columns} from content_collection where name = ${name}`)
  return found ?? { name, draft: null, published: null, version: 0, publishedAt: null }
}

/** As it stands, and nobody else changes it until this transaction ends. */
export const lockCollection = async (tx: Queries, name: ContentName): Promise<Collection> => {
  await tx.query(sql`insert into content_collection (name) values (${name}) on conflict do nothing`)
  await tx.query(sql`select 1 from content_collection where name = ${name} for update`)
  return collectionOf(tx, name)
}

export const saveDraft = (tx: Queries, name: ContentName, items: readonly ContentItem[] | null) =>
  tx.query(sql`
    update content_collection set draft = ${items && JSON.stringify(items)}::jsonb, version = version + 1
    where name = ${name}`)

/** Every process is told that what it keeps of it is old. */
export const savePublished = async (
  tx: Queries,
  name: ContentName,
  { items, at }: { items: readonly ContentItem[]; at: Date },
): Promise<void> => {
  await tx.query(sql`
    update content_collection set published = ${JSON.stringify(items)}::jsonb, draft = null,
      version = version + 1, published_at = ${at}
    where name = ${name}`)
  signal(tx, { topic: 'content', name })
}
