import type { Criteria } from '../search/criteria.ts'
import { eachBit } from './bits.ts'
import type { Block } from './block.ts'
import type { FoundIn, Question, Shelves } from './question.ts'
import { none, stockStatuses } from './rows.ts'
import { rankRows } from './ts-rank.ts'

/** Lower comes first; equals go by popularity. */
type KeyOf = (row: number) => number
type KeysOf = (found: FoundIn, question: Question, shelves: Shelves) => KeyOf

export const keysOf: KeysOf = (found, question, shelves) =>
  orderings[question.criteria.sort](found, question, shelves)

const discontinued = stockStatuses.indexOf('discontinued')
const backorder = stockStatuses.indexOf('backorder')

/** Days until goods come of which nobody says when. */
const unknownWait = 90

const orderings: Record<Criteria['sort'], KeysOf> = {
  featured: () => () => 0,
  price_low:
    ({ compared }) =>
    (row) =>
      compared[row] ?? 0,
  price_high:
    ({ compared }) =>
    (row) =>
      -(compared[row] ?? 0),
  newest:
    ({ block: { rows } }) =>
    (row) =>
      -(rows.created[row] ?? 0),
  lead_time:
    ({ block }, { today }) =>
    (row) =>
      (block.rows.numbers.leadDaysMax[row] ?? 0) + waitFor(block, row, today),
  saving:
    ({ block }, { rules }, { prices }) =>
    (row) => {
      const msrp = block.rows.numbers.msrpCents[row] ?? 0
      return msrp > 0 ? prices.priceOf(rules, block, row) / msrp : 1
    },
  relevance: (found, question, shelves) => relevanceOf(found, question, shelves),
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
  if (text === null) return () => 0
  const { id, popularity } = block.rows.numbers
  const named = new Set(criteria.search?.productIds)
  const most = mostPopular(blocks)
  const rankOf =
    text.kind === 'words'
      ? rankRows(text.query, { block, among }, dictionary)
      : (row: number) => text.ranks.get(id[row] ?? 0) ?? 0
  return (row) => (named.has(id[row] ?? 0) ? -1_000 : -rankOf(row) * (1 + (popularity[row] ?? 0) / most))
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
