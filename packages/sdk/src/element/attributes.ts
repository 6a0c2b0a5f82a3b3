import type { Attributes, AttributeType } from '../tag.ts'

/** `page-size` → `pageSize` */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** What a page wrote, as the value the widget expects; what makes no sense counts as not written. */
export const parseAttribute = (type: AttributeType, written: string | null) => {
  if (type === 'boolean') return written !== null && written !== 'false'
  return written === null ? undefined : parseProperty(type, written)
}

/** What a script assigned. Frameworks assign `null` or `undefined` to take a value back. */
export const parseProperty = (type: AttributeType, value: unknown) => {
  if (type === 'boolean') return value === '' || (Boolean(value) && value !== 'false')
  if (value === null || value === undefined) return undefined
  if (type === 'number') return value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined
  const text = String(value)
  return type === 'string' || type.includes(text) ? text : undefined
}

/** Those that every tag takes. */
export const sharedAttributes = {
  showroom: 'string',
  theme: ['auto', 'light', 'dark'],
  ground: ['page', 'own'],
} as const satisfies Attributes
