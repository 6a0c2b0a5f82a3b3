import { decimal } from '@showroom/contract/shared/money-text'
import type { Material } from './material.ts'

/** One thing that is another: as people read it. */
export type Change = { what: string; before: string; after: string }

/** What can be told of a product before it is written anew. */
export type Facts = {
  name: string
  priceCents: number
  msrpCents: number | null
  stockQty: number
  hasLots: boolean
  subcategory: string
}

const money = (cents: number | null): string => (cents === null ? '' : `$${decimal(cents)}`)

/**
 * What a file makes another of a product; pictures and descriptions may differ without standing here. Units of goods
 * with lots are said lot by lot.
 */
export const changesOf = (
  before: Facts,
  material: Material,
  { countsLots }: { countsLots: boolean },
): Change[] =>
  [
    { what: 'Name', before: before.name, after: material.name },
    { what: 'Price', before: money(before.priceCents), after: money(material.finalPriceCents) },
    { what: 'MSRP', before: money(before.msrpCents), after: money(material.msrpCents) },
    ...(before.hasLots || countsLots
      ? []
      : [{ what: 'Stock', before: String(before.stockQty), after: String(material.stock.quantity) }]),
    { what: 'Category', before: before.subcategory, after: material.subcategory },
  ].filter((change) => change.before !== change.after)
