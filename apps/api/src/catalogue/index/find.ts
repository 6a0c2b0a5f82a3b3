import { type Bits, countBits, countShared, eachBit, isEmpty } from './bits.ts'
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
  const isWhole = scope.isWhole && count === countBits(scope.rows)
  tally.count({ block, rows, count, isWhole, facet: null })
  masks.forEach((mask, index) => {
    if (mask === 'all') return tally.count({ block, rows, count, isWhole: false, facet: index })
    const beside = admitted(scope.rows, masks, index)
    const others = limits === null ? beside : withinLimits(beside, priced).rows
    tally.count({ block, rows: others, count: countBits(others), isWhole: false, facet: index })
  })
  return count === 0 ? null : { block, rows, count, compared }
}

/** Rows to be counted by their facets: in all that nothing is chosen of, or in the one that a choice was made of. */
type Counted = { block: Block; rows: Bits; count: number; isWhole: boolean; facet: number | null }

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

const countFacets = ({ block, rows, count, isWhole }: Counted, { keyOf, counts, counted }: Into): void => {
  const { values, bits, counts: whole } = block
  const isCounted = (value: number) => counted[keyOf[value] ?? -1] === 1
  if (count * wordsPerRow < values.length * rows.length && !isWhole) {
    const { starts, values: carried } = block.rows.facets
    eachBit(rows, (row) => {
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
        const value = carried[at] ?? 0
        if (isCounted(value)) counts[value] = (counts[value] ?? 0) + 1
      }
    })
    return
  }
  for (let slot = 0; slot < values.length; slot++) {
    const value = values[slot] ?? 0
    if (!isCounted(value)) continue
    const found = isWhole ? (whole[slot] ?? 0) : countShared(rows, bits, slot * rows.length)
    counts[value] = (counts[value] ?? 0) + found
  }
}
