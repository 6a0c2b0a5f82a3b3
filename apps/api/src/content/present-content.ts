import type { PolicyName } from '@showroom/contract/content/collections'
import type {
  ContentSheet,
  PublishedFaq,
  PublishedGallery,
  PublishedPartners,
  PublishedPolicy,
  PublishedTestimonials,
} from '@showroom/contract/content/content'
import { withOwnFields } from '@showroom/contract/content/content.rules'
import {
  shownFaq,
  shownGallery,
  shownPartners,
  shownPolicyPart,
  shownTestimonials,
} from '@showroom/contract/content/shown-content.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { auditOf } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Collection } from './content.store.ts'
import { updatedOf } from './policy-dates.rules.ts'
import type { Published } from './published.ts'

/** What the audit calls a collection. */
export const contentEntity = 'content'

export const presentSheet = async (
  db: Queries,
  { published, publishedAt, ...collection }: Collection,
): Promise<ContentSheet> => ({
  ...collection,
  published: published && published.map((item) => withOwnFields(collection.name, item)),
  published_at: publishedAt?.toISOString() ?? null,
  history: await auditOf(db, contentEntity, collection.name),
})

export const presentFaq = ({ published }: Published): PublishedFaq => published && published.map(shownFaq)
export const presentTestimonials = ({ published }: Published): PublishedTestimonials =>
  published && published.map(shownTestimonials)
export const presentPartners = ({ published }: Published): PublishedPartners =>
  published && published.map(shownPartners)

export const presentGallery = ({ published }: Published): PublishedGallery =>
  published && published.map(shownGallery)

/** Of a policy that nobody has written there is nothing: its page shows what the program brings along. */
export const presentPolicy = ({ published, publishedAt }: Published, policy: PolicyName): PublishedPolicy => {
  const parts = published?.filter((item) => item['policy'] === policy) ?? []
  const updated = updatedOf({ published, day: publishedAt && dayAndHour(publishedAt).day }, policy)
  return updated === null ? null : { policy, updated, blocks: parts.flatMap(shownPolicyPart) }
}
