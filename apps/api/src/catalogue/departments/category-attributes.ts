import type { AttributeChange, NewAttribute } from '@showroom/contract/catalogue/category-attributes'
import { categoryAttributeMessages as say } from '@showroom/contract/catalogue/category-attributes.messages'
import {
  attributeKeyOf,
  attributeNameRefusal,
  attributeRemovalRefusal,
  mostAttributes,
} from '@showroom/contract/catalogue/category-attributes.rules'
import { placedAt } from '@showroom/contract/catalogue/departments.rules'
import type { ActingAdmin } from '../../account/acting-admin.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { askToRetag } from './retag-goods.ts'
import type { OneAttribute } from './present-attributes.ts'
import {
  attributesOf,
  goodsSaying,
  saveAttributes,
  type StoredAttribute,
} from './category-attributes.store.ts'
import { categoryNamed } from './category-deed.ts'
import { type ArrangeDeps, arranging } from './deed.ts'
import type { StoredCategory } from './departments.store.ts'

type Known = { category: StoredCategory; attributes: StoredAttribute[] }
type Changed = {
  action: string
  attributes: StoredAttribute[]
  one: StoredAttribute
  before: Fields
  after: Fields
  message: string
}
type Fields = Record<string, string | number | boolean>

/** What a category asks for is changed as the tree is: one Admin after another, with a row in the audit. */
const asking = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, change }: { id: number; change: (known: Known, tx: Queries) => Changed | Promise<Changed> },
): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const category = categoryNamed(arranged, id)
    if (category.parentId !== null) refuse(409, 'no_attributes', say.onlyOfCategory)
    const changed = await change({ category, attributes: await attributesOf(tx, id) }, tx)
    const { action, attributes, one, before, after, message } = changed
    await saveAttributes(tx, id, attributes)
    const entityId = `${category.slug} ${one.key}`
    return {
      deed: { action, entity: 'attribute', entityId, note: `${category.name}: ${one.label}`, before, after },
      message,
    }
  })

/** As the audit has it. */
const fieldsOf = ({ label, type, unit = '', values = [], filter }: StoredAttribute): Fields => ({
  label,
  type,
  unit,
  values: values.join(', '),
  is_filter: filter,
})

type Said = Omit<NewAttribute, 'type'>

/** Only numbers have a unit, only words have values to choose from. */
const storedAs = (key: string, type: StoredAttribute['type'], said: Said): StoredAttribute => ({
  key,
  label: said.label,
  type,
  filter: said.is_filter,
  ...(type === 'number' && said.unit !== '' ? { unit: said.unit } : {}),
  ...(type === 'enum' && said.values.length > 0 ? { values: said.values } : {}),
})

const refuseTaken = (label: string, others: readonly StoredAttribute[]) => {
  const wrong = attributeNameRefusal(label, others)
  if (wrong !== null) refuseInvalid({ label: [wrong] })
}

export const addAttribute = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, made }: { id: number; made: NewAttribute },
) =>
  asking(deps, admin, {
    id,
    change: async ({ attributes }, tx) => {
      refuseTaken(made.label, attributes)
      if (attributes.length >= mostAttributes) refuseInvalid({ label: [say.many] })
      const one = storedAs(attributeKeyOf(made.label) ?? '', made.type, made)
      // Goods may say it from before: what a category does not ask for stays with them.
      await askToRetag(tx, { categoryId: id, key: one.key, at: deps.now() })
      const after = fieldsOf(one)
      return {
        action: 'created',
        attributes: [...attributes, one],
        one,
        before: {},
        after,
        message: say.created(one.label),
      }
    },
  })

const oneOf = (attributes: readonly StoredAttribute[], key: string): StoredAttribute =>
  attributes.find((each) => each.key === key) ?? refuseUnknown()

export const changeAttribute = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, key, change }: OneAttribute & { change: AttributeChange },
) =>
  asking(deps, admin, {
    id,
    change: async ({ attributes }, tx) => {
      const known = oneOf(attributes, key)
      const { label = known.label, is_filter = known.filter } = change
      const { unit = known.unit ?? '', values = known.values ?? [] } = change
      const others = attributes.filter((each) => each !== known)
      if (others.some((each) => each.label.toLowerCase() === label.toLowerCase()))
        refuseInvalid({ label: [say.labelTaken] })
      const one = storedAs(key, known.type, { label, is_filter, unit, values })
      if (one.filter !== known.filter) await askToRetag(tx, { categoryId: id, key, at: deps.now() })
      return {
        action: 'changed',
        attributes: attributes.map((each) => (each === known ? one : each)),
        one,
        before: fieldsOf(known),
        after: fieldsOf(one),
        message: say.saved,
      }
    },
  })

export const placeAttribute = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, key, position }: OneAttribute & { position: number },
) =>
  asking(deps, admin, {
    id,
    change: ({ attributes }) => {
      const one = oneOf(attributes, key)
      const at = attributes.indexOf(one)
      const order = placedAt([...attributes.keys()], at, position)
      return {
        action: 'placed',
        attributes: order.flatMap((place) => attributes[place] ?? []),
        one,
        before: { place: at + 1 },
        after: { place: order.indexOf(at) + 1 },
        message: say.placed,
      }
    },
  })

export const removeAttribute = (deps: ArrangeDeps, admin: ActingAdmin, { id, key }: OneAttribute) =>
  asking(deps, admin, {
    id,
    change: async ({ attributes }, tx) => {
      const one = oneOf(attributes, key)
      const count = (await goodsSaying(tx, id)).get(key) ?? 0
      const kept = attributeRemovalRefusal({ product_count: count })
      if (kept !== null) refuse(409, 'attribute_in_use', kept)
      return {
        action: 'removed',
        attributes: attributes.filter((each) => each !== one),
        one,
        before: fieldsOf(one),
        after: {},
        message: say.removed(one.label),
      }
    },
  })
