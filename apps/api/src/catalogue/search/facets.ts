import type { Facet } from '@showroom/contract/catalogue/catalogue'
import type { Selection } from './criteria.ts'
import { byLabel, type FacetDefinition, type FacetOption } from './facet-definitions.ts'

const mostFacets = 14
/** Room for all 21 categories. */
const mostValues = 24

/** How a choice is carried by products. A value nobody carries finds nothing, which is the truth. */
export const selectionOf = (
  definitions: readonly FacetDefinition[],
  key: string,
  values: readonly string[],
): Selection => {
  const options = definitions.find((definition) => definition.key === key)?.options ?? []
  const carried = values.flatMap(
    (value) => options.find((option) => option.value === value)?.carried ?? [`${key}=${value}`],
  )
  return { key, values, carried }
}

/** The facets worth showing, with what each value would leave. */
export const facetsOf = (
  definitions: readonly FacetDefinition[],
  counts: ReadonlyMap<string, number>,
  selections: readonly Selection[],
): Facet[] => {
  const found = countOfAll(counts)
  const shown = definitions
    .map((definition) => {
      const chosen = selections.find(({ key }) => key === definition.key)?.values ?? []
      return facetOf(definition, counts, chosen)
    })
    .filter((facet) => isWorthShowing(facet, found))
  const selectedKeys = new Set(selections.map(({ key }) => key))
  // The last one, availability, is what people ask for in every category.
  const last = shown.at(-1)
  const first = shown
    .slice(0, -1)
    .filter((facet, index) => index < mostFacets - 1 || selectedKeys.has(facet.key))
  return last ? [...first, last] : []
}

type Value = Facet['values'][number]

const facetOf = (
  { key, label, unit, order, options }: FacetDefinition,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): Facet => {
  const countOf = ({ carried }: FacetOption) =>
    carried.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0)
  const values: Value[] = []
  for (const option of options) {
    const count = countOf(option)
    const selected = chosen.includes(option.value)
    if (count > 0 || selected) values.push({ value: option.value, label: option.label, count, selected })
  }
  const unknown = chosen.filter((value) => options.every((option) => option.value !== value))
  for (const value of unknown) values.push({ value, label: value, count: 0, selected: true })
  if (unknown.length > 0 && order === 'natural') values.sort(byLabel)
  return { key, label, unit, values: fewest(values, order) }
}

/**
 * The values that find most, and every selected one, in the facet's own order. Those that find as many keep the order
 * that they come in, which is the one of their labels.
 */
const fewest = (values: Value[], order: FacetDefinition['order']): Value[] => {
  if (order !== 'count' && values.length <= mostValues) return values
  const byCount = [...values].sort((a, b) => b.count - a.count)
  const kept = new Set(byCount.filter(({ selected }, index) => selected || index < mostValues))
  if (order === 'count') return byCount.filter((value) => kept.has(value))
  return values.filter((value) => kept.has(value))
}

/** A choice that changes nothing is no choice, unless it is the one that was made. */
const isWorthShowing = ({ values }: Facet, found: number): boolean => {
  if (values.some(({ selected }) => selected)) return true
  const [only] = values
  return values.length > 1 || (only?.value === 'true' && only.count < found)
}

/** Every product has exactly one stock status. */
const countOfAll = (counts: ReadonlyMap<string, number>): number => {
  let sum = 0
  for (const [carried, count] of counts) if (carried.startsWith('stock=')) sum += count
  return sum
}
