import type { ContentItem } from '@showroom/contract/content/collections'
import { withOwnFields } from '@showroom/contract/content/content.rules'
import type { Day } from '@showroom/contract/shared/day'

type Edition = { published: readonly ContentItem[] | null; day: Day | null }

const partsOf = (items: readonly ContentItem[] | null, policy: string | undefined): readonly ContentItem[] =>
  items?.filter((item) => item['policy'] === policy) ?? []

/** Since when a policy has its words; parts that carry no day have that of the whole. */
export const updatedOf = ({ published, day }: Edition, policy: string | undefined): Day | null => {
  const [part] = partsOf(published, policy)
  return part === undefined ? null : (part['updated'] ?? day)
}

const wordsOf = (parts: readonly ContentItem[]): string =>
  JSON.stringify(parts.map((part) => ({ ...withOwnFields('policies', part), id: '' })))

/** Each part carries the day of its policy: that of today where the policy has other words than before. */
export const datedParts = (draft: readonly ContentItem[], before: Edition, today: Day): ContentItem[] => {
  const dayOf = (policy: string | undefined): Day => {
    const isSame = wordsOf(partsOf(draft, policy)) === wordsOf(partsOf(before.published, policy))
    return (isSame ? updatedOf(before, policy) : null) ?? today
  }
  const days = new Map(
    [...new Set(draft.map((part) => part['policy']))].map((policy) => [policy, dayOf(policy)]),
  )
  return draft.map((part) => ({ ...part, updated: days.get(part['policy']) ?? today }))
}
