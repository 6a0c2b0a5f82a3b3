import { fraction, inVoice, inWriting } from '@showroom/contract/catalogue/inches.rules'
import { sizeOfLabel } from '@showroom/contract/catalogue/size.rules'
import type { AttributeDefinition } from '../menu/category-tree.ts'

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
  const size = sizeOfLabel(sizeLabel)?.text ?? ''
  const rows = [
    { label: 'Collection', value: collection },
    { label: 'Size', value: own.some(({ value }) => value === size) ? '' : size },
    ...own,
    { label: `Weight per ${uom.toLowerCase()}`, value: weightLb === null ? '' : `${weightLb} lb` },
  ]
  return rows.filter(({ value }) => value !== '')
}

const shownValue = (value: unknown, unit: string | null): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return unit ? measured(value, unit) : String(value)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  if (typeof value !== 'string' || value === '') return null
  return unit && /^\d+(\.\d+)?$/.test(value) ? measured(Number(value), unit) : inVoice(value, inWriting)
}

const measured = (amount: number, unit: string): string =>
  `${unit === 'in' ? fraction(amount) : amount} ${unit}`
