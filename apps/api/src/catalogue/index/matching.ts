import { unitsToCover } from '@showroom/contract/cart/quantity.rules'
import { usualWastePercent } from '@showroom/contract/policy/figures'
import { addAll, type Bits, clearBit, eachBit, keepOnly, setBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Question, Shelves } from './question.ts'
import { none, stockStatuses } from './rows.ts'
import type { openShown, Scope } from './shown.ts'
import { mayHave, rowsWith } from './words.ts'

type Asked = { shelves: Shelves; question: Question; shown: ReturnType<typeof openShown> }

/** The rows of a block that a list is about before anything is chosen; null where there can be none. */
export const scopeIn = (block: Block, { question, shelves, shown }: Asked): Scope | null => {
  const { within, quantity, area, search } = question.criteria
  if (within && 'rootIds' in within && !within.rootIds.includes(block.root)) return null
  const leaf = within && 'categoryId' in within ? block.leaves.get(within.categoryId) : null
  if (leaf === undefined) return null
  const searched = search ? searchedIn(block, question, shelves) : null
  if (search && searched === null) return null
  const scope = shown(block)
  if (scope === null) return null
  if (!leaf && !searched && quantity === null && area === null) return scope
  const rows = scope.isWhole ? scope.rows.slice() : scope.rows
  if (leaf) keepOnly(rows, leaf)
  if (searched) keepOnly(rows, searched)
  if (quantity !== null) keepEnough(rows, block, () => quantity)
  if (area !== null) keepEnough(rows, block, unitsFor(area, block))
  return { rows, isWhole: false }
}

/** Null where nothing is found: in most blocks, of most searches. */
const searchedIn = (block: Block, { text, criteria }: Question, shelves: Shelves): Bits | null => {
  const named = [
    ...(text?.kind === 'listed' ? text.ranks.keys() : []),
    ...(criteria.search?.productIds ?? []),
  ].flatMap((id) => {
    const place = shelves.locate(id)
    return place?.block === block ? [place.row] : []
  })
  const query = text?.kind === 'words' && mayHave(text.query, block, shelves.dictionary) ? text.query : null
  if (query === null && named.length === 0) return null
  const found = query ? rowsWith(query, block, shelves.dictionary) : new Uint32Array(block.live.length)
  for (const row of named) setBit(found, row)
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
