import type { AttributeType } from '@showroom/contract/catalogue/category-attributes.rules'

const types: Record<AttributeType, string> = { enum: 'Words', number: 'A number', bool: 'Yes or no' }

/** What is said of the attributes of a category. */
export const attributeMessages = {
  title: 'Attributes',
  about:
    'What vendors are asked of goods here, in the order of their editor, of the filters and of product pages.',
  nothing: 'It asks for none yet: goods here have no filters but brand, kind and availability.',
  add: 'Add an attribute',
  edit: (label: string) => `Change ${label}`,
  typeOf: (type: AttributeType) => types[type],
  counted: (count: number) =>
    count === 1 ? 'Said of 1 product' : `Said of ${count.toLocaleString('en-US')} products`,
  filter: 'Filter',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  removeIt: (label: string) => `Remove ${label}?`,
  removeWords: 'Vendors are not asked for it any more, and shoppers can not choose by it.',
  label: 'Name',
  kind: 'What is said of it',
  kindFixed: 'It stays what it is: goods may say it in that kind.',
  unit: 'Unit',
  unitHint: 'Short, as it stands behind the number: mm, in, dB.',
  values: 'Values to choose from',
  valuesHint: 'One a line. With none, vendors write what they like. A value that goods have stays with them.',
  isFilter: 'Shoppers choose by it, and vendors are asked for it first',
  save: 'Save',
  create: 'Add it',
}
