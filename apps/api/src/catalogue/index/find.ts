import { type Bits, countBits, countShared, eachBit, isEmpty, takeAway } from './bits.ts'
import type { Block } from './block.ts'
import type { Dictionary } from './dictionary.ts'
import { admitted, masksIn, scopeIn } from './matching.ts'
import { openOrders, type OrderOf } from './orders.ts'
import { pageOf } from './page.ts'
import { limitsOf, withinLimits } from './price-limits.ts'
import type { FoundIn, FoundPage, Question, Shelves } from './question.ts'
import { openShown } from './shown.ts'

/**
 * Products that meet all choices are the result. One that misses a single choice still counts in that choice's facet,
 * since a facet's counts ignore its own selection; the price range ignores the price filter alike.
 */
export const find = (shelves: Shelves, question: Question): FoundPage => {
  const tally = openTally(shelves.dictionary, question)
  const shown = openShown(shelves, question.criteria)
  const orderOf = openOrders()
  const finding = { shelves, question, shown, tally, orderOf }
  const found = shelves.blocks.flatMap((block) => findIn(block, finding) ?? [])
  const total = found.reduce((sum, { count }) => sum + count, 0)
  return { total, ...pageOf(found, total, { shelves, question, orderOf }), ...tally.result() }
}

type Finding = {
  shelves: Shelves
  question: Question
  shown: ReturnType<typeof openShown>
  tally: Tally
  orderOf: OrderOf
}

const findIn = (block: Block, { shelves, question, shown, tally, orderOf }: Finding): FoundIn | null => {
  const scope = scopeIn(block, { question, shelves, shown })
  if (scope === null || isEmpty(scope.rows)) return null
  const masks = masksIn(block, question, shelves)
  const limits = limitsOf(question)
  const compared = shelves.prices.compared(question.rules, block)
  const chosen = masks.length === 0 ? scope.rows : admitted(scope.rows, masks, null)
  const priced = { prices: compared, limits, order: orderOf(compared) }
  const { rows, low, high } = withinLimits(chosen, priced)
  tally.range(low, high)
  const count = countBits(rows)
  const alive = scope.isWhole ? countBits(scope.rows) : null
  const countedIn = (of: Bits, found: number, facet: number | null) =>
    tally.count({ block, rows: of, count: found, missing: alive === null ? null : alive - found, facet })
  countedIn(rows, count, null)
  masks.forEach((mask, index) => {
    if (mask === 'all') return countedIn(rows, count, index)
    const beside = admitted(scope.rows, masks, index)
    const others = limits === null ? beside : withinLimits(beside, priced).rows
    countedIn(others, countBits(others), index)
  })
  return count === 0 ? null : { block, rows, count, compared }
}

/** Rows to be counted by their facets: in all that nothing is chosen of, or in the one that a choice was made of. */
type Counted = {
  block: Block
  rows: Bits
  count: number
  /** How many rows of the block are left out; null where what is asked about is not the block. */
  missing: number | null
  facet: number | null
}

type Tally = ReturnType<typeof openTally>

/** Attributes differ from category to category; across categories only what all have is counted. */
const openTally = (dictionary: Dictionary, { criteria }: Question) => {
  const counts = new Int32Array(dictionary.facets.size)
  const roots = new Map<number, number>()
  const keys = criteria.selections.map(({ key }) => dictionary.findKey(key))
  const categoryAt = criteria.selections.findIndex(({ key }) => key === 'category')
  const shared = ['brand', 'stock'].map(dictionary.findKey)
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  const { of: keyOf, count: keyCount } = dictionary.keys()
  /** By the number of a key: whether its values are counted at all. */
  const known = new Uint8Array(keyCount).fill(criteria.hasCategoryFacets ? 1 : 0)
  for (const key of shared) if (key >= 0) known[key] = 1
  const among = new Map<number | null, Uint8Array>()
  /** The same for every block. */
  const countedAmong = (facet: number | null): Uint8Array => {
    const counted =
      among.get(facet) ??
      known.map((is, key) => (is && (facet === null ? !keys.includes(key) : keys[facet] === key) ? 1 : 0))
    among.set(facet, counted)
    return counted
  }

  return {
    count: (counted: Counted) => {
      if (counted.count === 0) return
      countFacets(counted, { keyOf, counts, counted: countedAmong(counted.facet) })
      const isOfRoots = categoryAt < 0 ? counted.facet === null : counted.facet === categoryAt
      const { root } = counted.block
      if (isOfRoots) roots.set(root, (roots.get(root) ?? 0) + counted.count)
    },
    range: (from: number, to: number) => {
      low = Math.min(low, from)
      high = Math.max(high, to)
    },
    result: () => ({
      counts: namedCounts(dictionary, counts, criteria.hasCategoryFacets ? null : roots),
      priceRange: low <= high ? { minCents: low, maxCents: high } : null,
    }),
  }
}

const namedCounts = (
  dictionary: Dictionary,
  counts: Int32Array,
  roots: ReadonlyMap<number, number> | null,
): Map<string, number> => {
  const named = new Map<string, number>()
  const texts = dictionary.facetTexts()
  counts.forEach((count, facet) => {
    if (count > 0) named.set(texts[facet] ?? '', count)
  })
  for (const [root, count] of roots ?? []) named.set(`category=${root}`, count)
  return named
}

type Into = { keyOf: readonly number[]; counts: Int32Array; counted: Uint8Array }

/** About as many words are looked at in the time in which the facets of one row are. */
const wordsPerRow = 16

/** In whichever way looks at least: at the rows, at those that are missing, or at the bitmap of each value. */
const countFacets = ({ block, rows, count, missing }: Counted, { keyOf, counts, counted }: Into): void => {
  const { values, bits, counts: whole } = block
  const asked = slotsOf(values, { keyOf, counted })
  const add = (slot: number, found: number) => {
    const value = values[slot] ?? 0
    counts[value] = (counts[value] ?? 0) + found
  }
  const mostRows = (asked.length * rows.length) / wordsPerRow
  if (missing !== null && missing < mostRows) {
    for (const slot of asked) add(slot, whole[slot] ?? 0)
    if (missing > 0) countRows(block, missingFrom(rows, block), { keyOf, counts, counted, each: -1 })
  } else if (count < mostRows) countRows(block, rows, { keyOf, counts, counted, each: 1 })
  else for (const slot of asked) add(slot, countShared(rows, bits, slot * rows.length))
}

const slotsOf = (values: Int32Array, { keyOf, counted }: Omit<Into, 'counts'>): number[] => {
  const slots: number[] = []
  for (let slot = 0; slot < values.length; slot++)
    if (counted[keyOf[values[slot] ?? 0] ?? -1] === 1) slots.push(slot)
  return slots
}

const missingFrom = (rows: Bits, { live }: Block): Bits => {
  const missing = live.slice()
  takeAway(missing, rows)
  return missing
}

const countRows = (
  { rows: { facets } }: Block,
  rows: Bits,
  { keyOf, counts, counted, each }: Into & { each: 1 | -1 },
): void => {
  const { starts, values } = facets
  eachBit(rows, (row) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const value = values[at] ?? 0
      if (counted[keyOf[value] ?? -1] === 1) counts[value] = (counts[value] ?? 0) + each
    }
  })
}
