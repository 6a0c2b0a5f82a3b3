import type { Facet } from '@showroom/contract/catalogue/catalogue'
import type { Selection } from './criteria.ts'
import type { FacetDefinition, FacetOption } from './facet-definitions.ts'

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
  const shown = definitions
    .map((definition) => {
      const chosen = selections.find(({ key }) => key === definition.key)?.values ?? []
      return facetOf(definition, counts, chosen)
    })
    .filter((facet) => isWorthShowing(facet, total(counts)))
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
  const valueOf = (option: FacetOption): Value => ({
    value: option.value,
    label: option.label,
    count: option.carried.reduce((sum, carried) => sum + (counts.get(carried) ?? 0), 0),
    selected: chosen.includes(option.value),
  })
  const unknown = chosen.filter((value) => options.every((option) => option.value !== value))
  const values = [
    ...options.map(valueOf),
    ...unknown.map((value) => ({ value, label: value, count: 0, selected: true })),
  ].filter(({ count, selected }) => count > 0 || selected)
  return { key, label, unit, values: fewest(values, order) }
}

/** The values that find most, and every selected one, in the facet's own order. */
const fewest = (values: readonly Value[], order: FacetDefinition['order']): Value[] => {
  const byCount = [...values].sort((a, b) => b.count - a.count || byName(a, b))
  const kept = new Set(byCount.filter(({ selected }, index) => selected || index < mostValues))
  if (order === 'count') return byCount.filter((value) => kept.has(value))
  const inOrder = order === 'natural' ? [...values].sort(byName) : values
  return inOrder.filter((value) => kept.has(value))
}

const names = new Intl.Collator('en-US', { numeric: true })
const byName = (a: Value, b: Value): number => names.compare(a.label, b.label)

/** A choice that changes nothing is no choice, unless it is the one that was made. */
const isWorthShowing = ({ values }: Facet, found: number): boolean => {
  if (values.some(({ selected }) => selected)) return true
  const [only] = values
  return values.length > 1 || (only?.value === 'true' && only.count < found)
}

/** Every product has exactly one stock status. */
const total = (counts: ReadonlyMap<string, number>): number => {
  let sum = 0
  for (const [carried, count] of counts) if (carried.startsWith('stock=')) sum += count
  return sum
}
