import { categoryAttributeMessages as say } from './category-attributes.messages.ts'

export const attributeTypes = ['enum', 'number', 'bool'] as const
export type AttributeType = (typeof attributeTypes)[number]

export const mostAttributes = 40
export const mostAttributeValues = 100
export const longestAttributeText = 60
export const longestUnit = 12

/** Filters that all categories have: an attribute of the same key would be mixed up with them. */
const shared: ReadonlySet<string> = new Set(['brand', 'stock', 'subcategory', 'category'])

/** What goods keep its value under, once and for all; null where the name has no letter. */
export const attributeKeyOf = (label: string): string | null => {
  const key = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '')
  return key === '' ? null : key
}

type Named = { key: string; label: string }

/** Why a category gets no attribute of this name; null where it may. */
export const attributeNameRefusal = (label: string, others: readonly Named[]): string | null => {
  const key = attributeKeyOf(label)
  if (key === null) return say.label
  if (shared.has(key)) return say.reserved
  const isTaken = others.some((each) => each.key === key || each.label.toLowerCase() === label.toLowerCase())
  return isTaken ? say.labelTaken : null
}

/** Goods that say it would say it nowhere any more. Null where it can be removed. */
export const attributeRemovalRefusal = ({ product_count }: { product_count: number }): string | null =>
  product_count > 0 ? say.inUse(product_count) : null

/** The value that stands there a second time, however it is written. */
export const doubledValue = (values: readonly string[]): string | null => {
  const lower = values.map((value) => value.toLowerCase())
  return values.find((_, at) => lower.indexOf(lower[at] ?? '') !== at) ?? null
}

/** A value a line, as an Admin types them. */
export const valuesTyped = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
