import type { Criteria } from '../search/criteria.ts'
import { eachBit } from './bits.ts'
import type { Block } from './block.ts'
import type { FoundIn, Question, Shelves } from './question.ts'
import { none, stockStatuses } from './rows.ts'
import { rankRows } from './ts-rank.ts'

/** A number for each row: the lowest comes first, by a negative sign the highest; equals go by popularity. */
export type Keys = { column: Int32Array | Float64Array; sign: 1 | -1 }
type KeysOf = (found: FoundIn, question: Question, shelves: Shelves) => Keys

export const keysOf: KeysOf = (found, question, shelves) =>
  orderings[question.criteria.sort](found, question, shelves)

const discontinued = stockStatuses.indexOf('discontinued')
const backorder = stockStatuses.indexOf('backorder')

/** Days until goods come of which nobody says when. */
const unknownWait = 90

const orderings: Record<Criteria['sort'], KeysOf> = {
  featured: ({ block }) => ({ column: new Int32Array(block.rows.count), sign: 1 }),
  price_low: ({ compared }) => ({ column: compared, sign: 1 }),
  price_high: ({ compared }) => ({ column: compared, sign: -1 }),
  newest: ({ block }) => ({ column: block.rows.created, sign: -1 }),
  lead_time: ({ block }, { today }) => ({ column: leadTimes(block, today), sign: 1 }),
  saving: ({ block }, { rules }, { prices }) => ({ column: prices.shareOfMsrp(rules, block), sign: 1 }),
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
  const column = new Float64Array(block.rows.count)
  if (text === null) return { column, sign: 1 }
  const { id, popularity } = block.rows.numbers
  const named = new Set(criteria.search?.productIds)
  const most = mostPopular(blocks)
  const rankOf =
    text.kind === 'words'
      ? rankRows(text.query, { block, among }, dictionary)
      : (row: number) => text.ranks.get(id[row] ?? 0) ?? 0
  eachBit(among, (row) => {
    column[row] = named.has(id[row] ?? 0) ? -1_000 : -rankOf(row) * (1 + (popularity[row] ?? 0) / most)
  })
  return { column, sign: 1 }
}

/** Each block begins with its own most popular product that is still there. */
const mostPopular = (blocks: readonly Block[]): number => {
  let most = 1
  for (const { live, rows } of blocks) {
    eachBit(live, (row) => {
      most = Math.max(most, rows.numbers.popularity[row] ?? 0)
      return false
    })
  }
  return most
}
