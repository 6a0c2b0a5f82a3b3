import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { Attributes, AttributeValue } from '../../catalogue/product/packing.ts'
import type { PlaceCategory } from '../../catalogue/import/place.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'

type Definition = PlaceCategory['attributes'][number]

/** What a category does not ask for stays as it was, while the product stays in the category. */
export const attributesTyped = (
  category: PlaceCategory,
  typed: Attributes,
  known: { rootSlug: string; attributes: Attributes } | null,
): Attributes => {
  const asked = new Set(category.attributes.map(({ key }) => key))
  const kept = known?.rootSlug === category.slug_url ? Object.entries(known.attributes) : []
  const others = kept.filter(([key]) => !asked.has(key))
  const said = category.attributes.flatMap((definition) => {
    const value = typed[definition.key]
    return value === undefined || value === ''
      ? []
      : [[definition.key, valueOf(definition, value, known)] as const]
  })
  return { ...Object.fromEntries(others), ...Object.fromEntries(said) }
}

const valueOf = (
  definition: Definition,
  value: AttributeValue,
  known: { attributes: Attributes } | null,
): AttributeValue => {
  const { key, type, values } = definition
  // A maker's own value that was there before is no mistake of whoever saves.
  if (JSON.stringify(known?.attributes[key]) === JSON.stringify(value)) return value
  const wrong = (sentence: string): never => refuseInvalid({ [`attributes.${key}`]: [sentence] })
  if (type === 'bool') return typeof value === 'boolean' ? value : wrong(say.attribute)
  if (type === 'number')
    return typeof value === 'number' && Number.isFinite(value) ? value : wrong(say.number)
  const chosen = Array.isArray(value) ? value : [value]
  return chosen.every((each) => typeof each === 'string' && (values === undefined || values.includes(each)))
    ? value
    : wrong(say.attribute)
}
