import type { Criteria } from '../search/criteria.ts'
import { type Bits, eachBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Dictionary } from './dictionary.ts'
import type { Column } from './orders.ts'
import type { FoundIn, Question, Shelves } from './question.ts'
import { none, stockStatuses } from './rows.ts'
import { rankRows } from './ts-rank.ts'

/** A number for each row: the lowest comes first, by a negative sign the highest; equals go by popularity. */
export type Keys = {
  column: Column
  sign: 1 | -1
  /** Whether the column stays as it is; else it is good until the next one is asked for. */
  isKept: boolean
}
type KeysOf = (found: FoundIn, question: Question, shelves: Shelves) => Keys

export const keysOf: KeysOf = (found, question, shelves) =>
  orderings[question.criteria.sort](found, question, shelves)

const discontinued = stockStatuses.indexOf('discontinued')
const backorder = stockStatuses.indexOf('backorder')

/** Days until goods come of which nobody says when. */
const unknownWait = 90

const orderings: Record<Criteria['sort'], KeysOf> = {
  featured: ({ block }) => ({ column: new Int32Array(block.rows.count), sign: 1, isKept: false }),
  price_low: ({ compared }) => ({ column: compared, sign: 1, isKept: true }),
  price_high: ({ compared }) => ({ column: compared, sign: -1, isKept: true }),
  newest: ({ block }) => ({ column: block.rows.created, sign: -1, isKept: true }),
  lead_time: ({ block }, { today }) => ({ column: leadTimes(block, today), sign: 1, isKept: true }),
  saving: ({ block }, { rules }, { prices }) => ({
    column: prices.shareOfMsrp(rules, block),
    sign: 1,
    isKept: true,
  }),
  relevance: (found, question, shelves) => relevanceOf(found, question, shelves),
}

const leadTimesKnown = new WeakMap<Block, { today: number; column: Int32Array }>()

/** The same all day. */
const leadTimes = (block: Block, today: number): Int32Array => {
  const known = leadTimesKnown.get(block)
  if (known?.today === today) return known.column
  const column = block.rows.numbers.leadDaysMax.map((days, row) => days + waitFor(block, row, today))
  leadTimesKnown.set(block, { today, column })
  return column
}

const waitFor = ({ rows: { numbers } }: Block, row: number, today: number): number => {
  const status = numbers.status[row]
  if (status === discontinued) return 1_000
  if (status !== backorder) return 0
  const restock = numbers.restockDay[row] ?? none
  return restock === none ? unknownWait : Math.max(restock - today, 0)
}

/** An article number that was typed in full wins; then the words, and among like matches what sells. */
const relevanceOf: KeysOf = ({ block, rows: among }, { text, criteria }, { blocks, dictionary }) => {
  const column = scratchOf(block.rows.count)
  const { id, popularity } = block.rows.numbers
  const named = new Set(criteria.search?.productIds)
  const most = mostPopular(blocks)
  const rankOf = ranksOf({ block, among }, text, dictionary)
  eachBit(among, (row) => {
    column[row] = named.has(id[row] ?? 0) ? -1_000 : -rankOf(row) * (1 + (popularity[row] ?? 0) / most)
  })
  return { column, sign: 1, isKept: false }
}

type Ranked = { block: Block; among: Bits }

const ranksOf = ({ block, among }: Ranked, text: Question['text'], dictionary: Dictionary) => {
  if (text === null) return () => 0
  if (text.kind === 'words') return rankRows(text.query, { block, among }, dictionary)
  const { id } = block.rows.numbers
  return (row: number) => text.ranks.get(id[row] ?? 0) ?? 0
}

let scratch = new Float64Array(1_024)

/** Only what is found is written into it and read, so that a search for little does not clear a column of everything. */
const scratchOf = (rows: number): Float64Array => {
  if (scratch.length < rows) scratch = new Float64Array(rows * 2)
  return scratch
}

const popularKnown = new WeakMap<readonly Block[], number>()

/** Each block begins with its own most popular product that is still there. */
const mostPopular = (blocks: readonly Block[]): number => {
  const known = popularKnown.get(blocks)
  if (known !== undefined) return known
  let most = 1
  for (const { live, rows } of blocks) {
    eachBit(live, (row) => {
      most = Math.max(most, rows.numbers.popularity[row] ?? 0)
      return false
    })
  }
  // Another list of blocks after each change.
  popularKnown.set(blocks, most)
  return most
}
