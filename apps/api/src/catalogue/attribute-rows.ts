import type { AttributeDefinition } from './category-tree.ts'

export type AttributeRow = { label: string; value: string }

type Described = {
  attributes: Record<string, unknown>
  collection: string
  sizeLabel: string
  weightLb: number | null
  uom: string
}

/** Attributes in the category's order, in words, and what every product has besides. */
export const attributeRows = (
  definitions: readonly AttributeDefinition[],
  { attributes, collection, sizeLabel, weightLb, uom }: Described,
): AttributeRow[] => {
  const own = definitions.flatMap(({ key, label, unit }) => {
    const value = shownValue(attributes[key], unit)
    return value === null ? [] : [{ label, value }]
  })
  const rows = [
    { label: 'Collection', value: collection },
    { label: 'Size', value: own.some(({ value }) => value === sizeLabel) ? '' : sizeLabel },
    ...own,
    { label: `Weight per ${uom.toLowerCase()}`, value: weightLb === null ? '' : `${weightLb} lb` },
  ]
  return rows.filter(({ value }) => value !== '')
}

const shownValue = (value: unknown, unit: string | null): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return unit ? `${value} ${unit}` : String(value)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  if (typeof value !== 'string' || value === '') return null
  return unit && /^\d+(\.\d+)?$/.test(value) ? `${value} ${unit}` : value
}
