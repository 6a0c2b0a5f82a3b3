import type { FieldErrors } from '../shared/errors.ts'
import {
  contentFields,
  type ContentField,
  type ContentItem,
  type ContentName,
  policies,
} from './collections.ts'
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

/** What two things of a collection may not share: a question its address, a partner its brand, two of the gallery a picture in one tab, two parts of a policy their heading. */
const keyOf = (name: ContentName, item: ContentItem): string => {
  if (name === 'testimonials') return item.id
  if (name === 'gallery') return `${item['tab'] ?? ''} ${item['picture'] ?? ''}`
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
type Editions = readonly [before: readonly ContentItem[], after: readonly ContentItem[]]

const wordsOf = (name: ContentName, item: ContentItem): string =>
  contentFields[name].map((field) => item[field.name] ?? '').join(' · ')

/** What a thing is called beside the others: parts of different policies may have the same heading, or none. */
const nameOf = (name: ContentName, item: ContentItem): string => {
  const title = titleOf(name, item)
  if (name !== 'policies') return title
  const policy = policies.find(({ value }) => value === item['policy'])?.label ?? ''
  return title === '' ? policy : `${policy}: ${title}`
}

/** The name of each thing by its id: those that would share one are told apart. */
const namesOf = (name: ContentName, editions: Editions): Map<string, string> => {
  const names = new Map(editions.flat().map((item) => [item.id, nameOf(name, item)]))
  const all = [...names.values()]
  const isShared = (own: string) => all.indexOf(own) !== all.lastIndexOf(own)
  return new Map([...names].map(([id, own]) => [id, isShared(own) ? `${own} (${id})` : own]))
}

const longestAudited = 300
const shownBefore = 40

/** As much of long words as the audit keeps, with the place where they begin to differ. */
const audited = (words: string, others = ''): string => {
  let same = 0
  while (same < words.length && words[same] === others[same]) same += 1
  const from = same + shownBefore < longestAudited ? 0 : same - shownBefore
  return `${from > 0 ? '…' : ''}${words.slice(from)}`.slice(0, longestAudited)
}

/** What a change did, thing by thing, as the audit keeps it. */
export const changesOf = (name: ContentName, [before, after]: Editions): Words => {
  const names = namesOf(name, [before, after])
  const words = (items: readonly ContentItem[]) =>
    new Map(items.map((item) => [item.id, wordsOf(name, item)]))
  const [was, is] = [words(before), words(after)]
  const changed = [...names].filter(([id]) => was.get(id) !== is.get(id))
  const kept = (own: Map<string, string>, others: Map<string, string>) =>
    Object.fromEntries(
      changed.flatMap(([id, title]) => {
        const said = own.get(id)
        return said === undefined ? [] : [[title, audited(said, others.get(id))]]
      }),
    )
  if (changed.length === 0) return orderOf(names, [before, after])
  return { before: kept(was, is), after: kept(is, was) }
}

/** That things were only moved shows in their order. */
const orderOf = (names: ReadonlyMap<string, string>, [before, after]: Editions): Words => {
  if (before.every(({ id }, at) => id === after[at]?.id)) return { before: {}, after: {} }
  const order = (items: readonly ContentItem[]) => items.map(({ id }) => names.get(id)).join(', ')
  const [was, is] = [order(before), order(after)]
  return { before: { order: audited(was, is) }, after: { order: audited(is, was) } }
}
