import type { CategoryAttribute, NewAttribute } from '@showroom/contract/catalogue/category-attributes'
import { categoryAttributeMessages as say } from '@showroom/contract/catalogue/category-attributes.messages'
import {
  attributeKeyOf,
  type AttributeType,
  doubledValue,
  longestAttributeText,
  mostAttributeValues,
  valuesTyped,
} from '@showroom/contract/catalogue/category-attributes.rules'
import type { FieldErrors } from '@showroom/contract/shared/errors'

/** As it is typed: a value a line. */
export type TypedAttribute = {
  label: string
  type: AttributeType
  unit: string
  values: string
  isFilter: boolean
}

export const typedOf = (known: CategoryAttribute | null): TypedAttribute => ({
  label: known?.label ?? '',
  type: known?.type ?? 'enum',
  unit: known?.unit ?? '',
  values: known?.values.join('\n') ?? '',
  isFilter: known?.is_filter ?? true,
})

export const attributeFaults = ({ label, values }: TypedAttribute): FieldErrors => {
  const wrong = valuesFault(valuesTyped(values))
  return {
    ...(attributeKeyOf(label) === null ? { label: [say.label] } : {}),
    ...(wrong === null ? {} : { values: [wrong] }),
  }
}

const valuesFault = (values: readonly string[]): string | null => {
  if (values.length > mostAttributeValues) return say.valuesMany
  if (values.some((value) => value.length > longestAttributeText)) return say.value
  const doubled = doubledValue(values)
  return doubled === null ? null : say.valueTwice(doubled)
}

export const sentOf = ({ label, type, unit, values, isFilter }: TypedAttribute): NewAttribute => ({
  label,
  type,
  unit: type === 'number' ? unit : '',
  values: type === 'enum' ? valuesTyped(values) : [],
  is_filter: isFilter,
})
