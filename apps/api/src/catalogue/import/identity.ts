import { createHash } from 'node:crypto'
import type { FeedItem } from './feed-item.ts'
import { cut, oneLine } from './plain-text.ts'

export const longestSku = 120

export const handleOf = ({ group, sku }: Pick<FeedItem, 'group' | 'sku'>): string =>
  cut(oneLine(group), 200) || sku

export const variantOf = ({ options }: Pick<FeedItem, 'options'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).map(([axis, value]) => [cut(oneLine(axis), 40), cut(oneLine(value), 80)]),
  )

/** What a variant goes by until its vendor gives it a SKU: its handle and option values. */
export const variantSkuOf = (item: Pick<FeedItem, 'group' | 'options'>): string => {
  const variant = variantOf(item)
  const words = [handleOf({ group: item.group, sku: '' }), ...Object.values(variant)].join('/')
  if (words.length <= longestSku) return words
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12)
  return `${cut(words, longestSku - digest.length - 1)}-${digest}`
}
