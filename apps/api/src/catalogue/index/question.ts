import type { Criteria } from '../search/criteria.ts'
import type { Bits } from './bits.ts'
import type { Block } from './block.ts'
import type { Dictionary } from './dictionary.ts'
import type { PriceRules, Prices } from './prices.ts'
import type { WordQuery } from './tsquery.ts'

/** What was searched for; where we do not answer it ourselves, what PostgreSQL found and how it ranked it. */
export type TextQuestion =
  | { kind: 'words'; query: WordQuery }
  | { kind: 'listed'; ranks: ReadonlyMap<number, number> }

/** A list that is asked for, with all that had to be read for it. */
export type Question = {
  criteria: Criteria
  rules: PriceRules
  text: TextQuestion | null
  /** Root categories of the `category` facet, by its values. */
  rootsOf: (slugs: readonly string[]) => readonly number[]
  /** In days since 1970: what is on backorder comes sooner every day. */
  today: number
  page: number
  pageSize: number
}

export type Place = { block: Block; row: number }

/** What is asked. */
export type Shelves = {
  blocks: readonly Block[]
  dictionary: Dictionary
  prices: Prices
  /** Where a product stands, by its id. */
  locate(id: number): Place | null
}

/** The answer to a search, filter and sort. */
export type FoundPage = {
  total: number
  page: number
  lastPage: number
  /** Products of the page, in order. */
  ids: number[]
  /** Products per facet value, as products carry them: `key=value`. */
  counts: ReadonlyMap<string, number>
  /** Over what was found without the price filter. */
  priceRange: { minCents: number; maxCents: number } | null
}

/** What was found in one block, and what filters compare there. */
export type FoundIn = { block: Block; rows: Bits; count: number; compared: Int32Array }
