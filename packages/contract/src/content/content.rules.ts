import type { FieldErrors } from '../shared/errors.ts'
import { contentFields, type ContentField, type ContentItem, type ContentName } from './collections.ts'
import { contentMessages as say } from './content.messages.ts'
import { unknownFigure } from './named-figures.rules.ts'
import { headingId } from './written.ts'

const wrongIn = ({ label, longest, isRequired, options }: ContentField, value: string): string | null => {
  if (isRequired && value.trim() === '') return say.required(label)
  if (value.length > longest) return say.tooLong(label, longest)
  if (options && options.every((option) => option.value !== value)) return say.notOffered(label)
  const unknown = unknownFigure(value)
  return unknown === null ? null : say.noSuchFigure(unknown)
}

/** What is wrong with one thing, by its fields. */
export const itemErrors = (name: ContentName, item: ContentItem): FieldErrors => {
  const errors: FieldErrors = {}
  for (const field of contentFields[name]) {
    const wrong = wrongIn(field, item[field.name] ?? '')
    if (wrong !== null) errors[field.name] = [wrong]
  }
  return errors
}

/** What a thing is called in the list, and in the audit. */
export const titleOf = (name: ContentName, item: ContentItem): string =>
  item[contentFields[name][0]?.name ?? ''] ?? ''

/** What two things of a collection may not share: a question its address, a partner its brand, two parts of a policy their heading. */
const keyOf = (name: ContentName, item: ContentItem): string => {
  if (name === 'testimonials') return item.id
  const key = headingId(titleOf(name, item))
  return name === 'policies' ? `${item['policy'] ?? ''} ${key}` : key
}

/** What speaks against publishing them as they are; null: nothing. */
export const whyNotPublished = (name: ContentName, items: readonly ContentItem[]): string | null => {
  if (items.length === 0) return say.nothingLeft
  const keys = new Set<string>()
  for (const item of items) {
    const [wrong] = Object.values(itemErrors(name, item)).flat()
    if (wrong !== undefined) return say.wrongItem(titleOf(name, item), wrong)
    if (keys.has(keyOf(name, item))) return say.twice(titleOf(name, item))
    keys.add(keyOf(name, item))
  }
  return null
}

/** Only fields that the collection has. */
export const withOwnFields = (name: ContentName, item: ContentItem): ContentItem => ({
  id: item.id,
  ...Object.fromEntries(contentFields[name].map(({ name: field }) => [field, (item[field] ?? '').trim()])),
})

type Words = { before: Record<string, string>; after: Record<string, string> }

const longestAudited = 300
const wordsOf = (name: ContentName, item: ContentItem): string =>
  contentFields[name]
    .map((field) => item[field.name] ?? '')
    .join(' · ')
    .slice(0, longestAudited)

/** What a change did, thing by thing, as the audit keeps it. */
export const changesOf = (
  name: ContentName,
  [before, after]: readonly [readonly ContentItem[], readonly ContentItem[]],
): Words => {
  const changes: Words = { before: {}, after: {} }
  const was = new Map(before.map((item) => [item.id, wordsOf(name, item)]))
  for (const item of after) {
    const words = wordsOf(name, item)
    const title = titleOf(name, item)
    const old = was.get(item.id)
    was.delete(item.id)
    if (old === words) continue
    if (old !== undefined) changes.before[title] = old
    changes.after[title] = words
  }
  for (const item of before) if (was.has(item.id)) changes.before[titleOf(name, item)] = wordsOf(name, item)
  return { ...changes, ...orderOf(name, [before, after], changes) }
}

/** That things were only moved shows in their order. */
const orderOf = (
  name: ContentName,
  [before, after]: readonly [readonly ContentItem[], readonly ContentItem[]],
  { before: was, after: is }: Words,
): Partial<Words> => {
  const named = (items: readonly ContentItem[]) => items.map((item) => titleOf(name, item)).join(', ')
  const isMoved = Object.keys(was).length + Object.keys(is).length === 0 && named(before) !== named(after)
  return isMoved
    ? {
        before: { order: named(before).slice(0, longestAudited) },
        after: { order: named(after).slice(0, longestAudited) },
      }
    : {}
}
