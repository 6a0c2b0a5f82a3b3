const goods = (count: number) =>
  count === 1 ? 'A product says it' : `${count.toLocaleString('en-US')} products say it`

/** What Admins read about what a category asks of its goods. */
export const categoryAttributeMessages = {
  label: 'Please give a name of at most 60 characters, with a letter in it.',
  labelTaken: 'This category has an attribute of this name.',
  reserved: 'Every category has this one already: brand, availability, kind.',
  unit: 'A unit has at most 12 characters.',
  value: 'A value has at most 60 characters.',
  valueTwice: (value: string) => `“${value}” stands there twice.`,
  valuesMany: 'At most 100 values.',
  many: 'A category has at most 40 attributes.',
  onlyOfCategory: 'Attributes belong to a category of a department: its subcategories have them too.',
  inUse: (count: number) =>
    `${goods(count)}: it can not be removed. Take it out of the filters, where shoppers are not to choose by it.`,
  created: (label: string) => `${label} is there. Vendors are asked for it from now on.`,
  saved: 'Saved. Vendors and shoppers see it within a second.',
  placed: 'Saved in the new order.',
  removed: (label: string) => `${label} is removed.`,
} as const
