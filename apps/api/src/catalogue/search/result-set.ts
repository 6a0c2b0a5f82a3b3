import type { Queries } from '../../platform/db/db.ts'
import type { CatalogueVersion } from '../catalogue-version.ts'
import { derivedValues } from '../derived-values.ts'
import { type Criteria, criteriaKey } from './criteria.ts'
import { findSet } from './result-set.store.ts'

/** The answer to a search, filter and sort: all of it but the page. */
export type ResultSet = {
  /** Products in order. */
  ids: Int32Array
  /** Products per facet value, as products carry them: `key=value`. */
  counts: ReadonlyMap<string, number>
  /** Over the set without the price filter. */
  priceRange: { minCents: number; maxCents: number } | null
}

/** 16 MB of ids; a set of few costs as much as a set of a thousand. */
const mostIds = 4_000_000
const leastCost = 1_000

export const openResultSets = (db: Queries, version: CatalogueVersion, now: () => Date) => {
  const sets = derivedValues<ResultSet>(version, {
    most: mostIds,
    sizeOf: ({ ids }) => leastCost + ids.length,
  })
  return (criteria: Criteria): Promise<ResultSet> => {
    // What is on backorder comes sooner every day.
    const today = now().toISOString().slice(0, 10)
    return sets.get(`${today} ${criteriaKey(criteria)}`, async () => {
      const found = await findSet(db, criteria, today)
      const { min_cents: minCents, max_cents: maxCents } = found
      return {
        ids: Int32Array.from(found.ids === null ? [] : found.ids.split(','), Number),
        counts: new Map(Object.entries(found.counts ?? {})),
        priceRange: minCents === null || maxCents === null ? null : { minCents, maxCents },
      }
    })
  }
}
