import type { ContentItem } from '@showroom/contract/content/collections'
import type {
  ContentSheet,
  PublishedFaq,
  PublishedPartners,
  PublishedTestimonials,
} from '@showroom/contract/content/content'
import { shownFaq, shownPartners, shownTestimonials } from '@showroom/contract/content/shown-content.rules'
import { auditOf } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Collection } from './content.store.ts'

/** What the audit calls a collection. */
export const contentEntity = 'content'

export const presentSheet = async (
  db: Queries,
  { publishedAt, ...collection }: Collection,
): Promise<ContentSheet> => ({
  ...collection,
  published_at: publishedAt?.toISOString() ?? null,
  history: await auditOf(db, contentEntity, collection.name),
})

type Items = readonly ContentItem[] | null

export const presentFaq = (items: Items): PublishedFaq => items && items.map(shownFaq)
export const presentTestimonials = (items: Items): PublishedTestimonials =>
  items && items.map(shownTestimonials)
export const presentPartners = (items: Items): PublishedPartners => items && items.map(shownPartners)
