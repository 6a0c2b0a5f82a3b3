import { unitsToCover } from '@showroom/contract/cart/quantity.rules'
import { usualWastePercent } from '@showroom/contract/policy/figures'
import { addAll, type Bits, clearBit, eachBit, keepOnly, setBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Question, Shelves } from './question.ts'
import { none, stockStatuses } from './rows.ts'
import type { openShown, Scope } from './shown.ts'
import { rowsWith } from './words.ts'

type Asked = { shelves: Shelves; question: Question; shown: ReturnType<typeof openShown> }

/** The rows of a block that a list is about before anything is chosen; null where there can be none. */
export const scopeIn = (block: Block, { question, shelves, shown }: Asked): Scope | null => {
  const { within, quantity, area, search } = question.criteria
  if (within && 'rootIds' in within && !within.rootIds.includes(block.root)) return null
  const scope = shown(block)
  if (scope === null) return null
  const { rows } = scope
  if (within && 'categoryId' in within) {
    const leaf = block.leaves.get(within.categoryId)
    if (!leaf) return null
    keepOnly(rows, leaf)
  }
  if (search) keepOnly(rows, searchedIn(block, question, shelves))
  if (quantity !== null) keepEnough(rows, block, () => quantity)
  if (area !== null) keepEnough(rows, block, unitsFor(area, block))
  const isNarrowed = (within && 'categoryId' in within) || search || quantity !== null || area !== null
  return { rows, isWhole: scope.isWhole && !isNarrowed }
}

const searchedIn = (block: Block, { text, criteria }: Question, shelves: Shelves): Bits => {
  const found =
    text?.kind === 'words'
      ? rowsWith(text.query, block, shelves.dictionary)
      : new Uint32Array(block.live.length)
  const named = [
    ...(text?.kind === 'listed' ? text.ranks.keys() : []),
    ...(criteria.search?.productIds ?? []),
  ]
  for (const id of named) {
    const place = shelves.locate(id)
    if (place?.block === block) setBit(found, place.row)
  }
  return found
}

const madeToOrder = stockStatuses.indexOf('made_to_order')

/** One lot must hold them all; goods without lots go by their stock, and what is made to order has no limit. */
const keepEnough = (rows: Bits, { rows: { numbers } }: Block, unitsOf: (row: number) => number): void => {
  const { status, bestLot, free } = numbers
  eachBit(rows, (row) => {
    const best = bestLot[row] ?? none
    const held = best === none ? (free[row] ?? 0) : best
    if (status[row] !== madeToOrder && held < unitsOf(row)) clearBit(rows, row)
  })
}

/** Units of a row that cover so much; of what is not sold by area, one. */
const unitsFor =
  (area: number, { rows: { numbers } }: Block) =>
  (row: number): number => {
    const coverage = numbers.coverage[row] ?? 0
    return coverage > 0 ? unitsToCover(area, usualWastePercent, coverage) : 1
  }

/** Which rows a choice admits: some, or as good as all or none. */
export type Mask = Bits | 'all' | 'none'

export const masksIn = (block: Block, { criteria, rootsOf }: Question, { dictionary }: Shelves): Mask[] =>
  criteria.selections.map(({ key, values, carried }) => {
    if (key === 'category') return rootsOf(values).includes(block.root) ? 'all' : 'none'
    const mask = new Uint32Array(block.live.length)
    for (const value of carried) {
      const slot = block.slots.get(dictionary.facets.find(value))
      if (slot !== undefined) addAll(mask, block.bits, slot * mask.length)
    }
    return mask
  })

/** Rows that every choice admits, but for one that is left out. */
export const admitted = (rows: Bits, masks: readonly Mask[], leftOut: number | null): Bits => {
  const left = rows.slice()
  masks.forEach((mask, index) => {
    if (index === leftOut || mask === 'all') return
    if (mask === 'none') left.fill(0)
    else keepOnly(left, mask)
  })
  return left
}

export type PriceLimits = { from: number; to: number }

/** Null where the price does not matter. */
export const limitsOf = ({ criteria: { priceMin, priceMax } }: Question): PriceLimits | null =>
  priceMin === null && priceMax === null ? null : { from: priceMin ?? 0, to: priceMax ?? 2_147_483_647 }

/** Rows whose price is within the limits; and the lowest and highest price of all, infinite where there are no rows. */
type Priced = { rows: Bits; low: number; high: number }

/** Written out, as it is what a list that is filtered by price spends its time in. */
export const withinLimits = (rows: Bits, prices: Int32Array, limits: PriceLimits | null): Priced => {
  const { from, to } = limits ?? { from: 0, to: 0 }
  const left = limits === null ? rows : new Uint32Array(rows.length)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < rows.length; at++) {
    let kept = 0
    for (let word = rows[at] ?? 0, lowest = 0; word !== 0; word ^= lowest) {
      lowest = word & -word
      const price = prices[at * 32 + 31 - Math.clz32(lowest)] ?? 0
      if (price < low) low = price
      if (price > high) high = price
      if (price >= from && price <= to) kept |= lowest
    }
    if (limits !== null) left[at] = kept
  }
  return { rows: left, low, high }
}
