import { stockStatusLabels } from '@showroom/contract/catalogue/stock.rules'
import type { AttributeDefinition, CategoryRow, CategoryTree } from '../menu/category-tree.ts'
import { type NumberRange, rangesOver } from './number-ranges.ts'

/** Every value of one attribute that products of a category carry, with how many do. */
export type CarriedValue = { facet: string; products: number }

/**
 * What a visitor can choose by, and how each choice is carried by products (`key=value`).
 * Words stand for themselves, a yes is `true`, many numbers are gathered into ranges.
 */
export type FacetDefinition = {
  key: string
  label: string
  unit: string | null
  order: 'count' | 'natural' | 'given'
  /** In the order given, else in that of their labels; `carried` are the values of products that the choice covers. */
  options: readonly FacetOption[]
}
export type FacetOption = { value: string; label: string; carried: readonly string[] }

const labels = new Intl.Collator('en-US', { numeric: true })
export const byLabel = (a: { label: string }, b: { label: string }): number =>
  labels.compare(a.label, b.label)

/** More numbers than this are gathered into ranges. */
const mostNumbers = 12

export const categoryFacets = (
  tree: CategoryTree,
  root: CategoryRow,
  carried: readonly CarriedValue[],
): FacetDefinition[] => {
  const valuesOf = groupByKey(carried)
  const own = root.attributes
    .filter(({ filter, key }) => filter && valuesOf.has(key))
    .map((attribute) => attributeFacet(attribute, valuesOf.get(attribute.key) ?? []))
  const brands = brandFacet((valuesOf.get('brand') ?? []).map(({ value }) => value))
  return [subcategoryFacet(tree, root), brands, ...own, stockFacet]
}

/** What products of all categories have in common. */
export const sharedFacets = (tree: CategoryTree, brands: readonly string[]): FacetDefinition[] => [
  {
    key: 'category',
    label: 'Category',
    unit: null,
    order: 'given',
    options: tree.rootsInMenu.map(({ id, name, slug }) => ({
      value: slug,
      label: name,
      carried: [`category=${id}`],
    })),
  },
  brandFacet(brands),
  stockFacet,
]

const brandFacet = (brands: readonly string[]): FacetDefinition => ({
  key: 'brand',
  label: 'Brand',
  unit: null,
  order: 'count',
  options: brands.map((brand) => ({ value: brand, label: brand, carried: [`brand=${brand}`] })).sort(byLabel),
})

const stockFacet: FacetDefinition = {
  key: 'stock',
  label: 'Availability',
  unit: null,
  order: 'given',
  options: Object.entries(stockStatusLabels).map(([value, label]) => ({
    value,
    label,
    carried: [`stock=${value}`],
  })),
}

const subcategoryFacet = (tree: CategoryTree, root: CategoryRow): FacetDefinition => ({
  key: 'subcategory',
  label: 'Type',
  unit: null,
  order: 'given',
  options: tree.childrenOf(root.id).map(({ slug, name }) => ({
    value: slug,
    label: name,
    carried: [`subcategory=${slug}`],
  })),
})

type Valued = { value: string; products: number }

const attributeFacet = (attribute: AttributeDefinition, values: readonly Valued[]): FacetDefinition => {
  const { key, label, unit } = attribute
  const facet = { key, label, unit: unit ?? null }
  if (attribute.type.startsWith('bool')) return { ...facet, order: 'given', options: [yesOption(key)] }
  const areNumbers = values.every(({ value }) => Number.isFinite(Number(value)))
  if (areNumbers && values.length > mostNumbers) {
    return { ...facet, order: 'given', options: rangesOver(values).map((range) => rangeOption(key, range)) }
  }
  const options = values
    .map(({ value }) => ({ value, label: value, carried: [`${key}=${value}`] }))
    .sort(byLabel)
  return { ...facet, order: values.every(({ value }) => isCode(value)) ? 'natural' : 'count', options }
}

const yesOption = (key: string): FacetOption => ({ value: 'true', label: 'Yes', carried: [`${key}=true`] })

const rangeOption = (key: string, { value, label, members }: NumberRange): FacetOption => ({
  value,
  label,
  carried: members.map((member) => `${key}=${member}`),
})

/** Sizes, classes and counts read in their own order; words by how many products they find. */
const isCode = (value: string): boolean => /^\d/.test(value) || /^[A-Z]{1,3}\d*\+?$/.test(value)

const groupByKey = (carried: readonly CarriedValue[]): Map<string, Valued[]> => {
  const groups = new Map<string, Valued[]>()
  for (const { facet, products } of carried) {
    const equals = facet.indexOf('=')
    const key = facet.slice(0, equals)
    const group = groups.get(key) ?? []
    group.push({ value: facet.slice(equals + 1), products })
    groups.set(key, group)
  }
  return groups
}
