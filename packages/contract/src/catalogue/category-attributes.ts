import { z } from 'zod'
import { categoryAttributeMessages as say } from './category-attributes.messages.ts'
import {
  attributeTypes,
  doubledValue,
  longestAttributeText,
  longestUnit,
  mostAttributeValues,
} from './category-attributes.rules.ts'

/** One thing that a category asks of its goods. */
export const categoryAttribute = z
  .object({
    /** Of the category and the key: `12--finish`. */
    id: z.string(),
    label: z.string(),
    type: z.enum(attributeTypes),
    unit: z.string(),
    /** What can be chosen; of words without any, whatever a maker writes. */
    values: z.array(z.string()),
    /** Whether shoppers choose by it. */
    is_filter: z.boolean(),
    /** Goods of every state that say it. */
    product_count: z.int(),
  })
  .meta({ id: 'CategoryAttribute' })
export type CategoryAttribute = z.infer<typeof categoryAttribute>

const text = z.string().trim()
const said = {
  label: text.min(1, say.label).max(longestAttributeText, say.label),
  unit: text.max(longestUnit, say.unit),
  values: z
    .array(text.min(1, say.value).max(longestAttributeText, say.value))
    .max(mostAttributeValues, say.valuesMany)
    .superRefine((values, context) => {
      const doubled = doubledValue(values)
      if (doubled !== null) context.addIssue({ code: 'custom', message: say.valueTwice(doubled) })
    }),
  is_filter: z.boolean(),
}

export const newAttribute = z.object({ ...said, type: z.enum(attributeTypes) })
export type NewAttribute = z.infer<typeof newAttribute>

/** What kind it is stays: goods say it in that kind. */
export const attributeChange = z.object(said).partial()
export type AttributeChange = z.infer<typeof attributeChange>
