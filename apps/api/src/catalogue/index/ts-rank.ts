import { type Bits, eachBit, hasBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Dictionary, Position } from './dictionary.ts'
import type { WordQuery } from './tsquery.ts'
import { lexemesOf, termsOf } from './words.ts'

/** A word of the search, and where it stands in a product. */
type Found = { term: number; positions: readonly Position[] }

/**
 * PostgreSQL's `ts_rank` of rows, in its own single precision, so that lists come in the very same order.
 * Rows that have the same words at the same places are ranked once: what was found of a row so far is a number, too.
 */
export const rankRows = (
  query: WordQuery,
  { block, among }: { block: Block; among: Bits },
  dictionary: Dictionary,
) => {
  const terms = termsOf(query)
  const states = clearedFor(among, block.rows.count)
  const found: (readonly Found[])[] = [[]]
  const next = new Map<number, number>()
  const { postings } = block
  const follow = (state: number, term: number, pattern: number): number => {
    const key = (state * terms.length + term) * dictionary.patterns.size + pattern
    const known = next.get(key)
    if (known !== undefined) return known
    const id = found.push([...(found[state] ?? []), { term, positions: dictionary.positionsOf(pattern) }]) - 1
    next.set(key, id)
    return id
  }
  terms.forEach((word, term) => {
    for (const lexeme of lexemesOf(dictionary, word)) {
      const end = postings.starts[lexeme + 1] ?? 0
      for (let at = postings.starts[lexeme] ?? 0; at < end; at++) {
        const row = postings.rows[at] ?? 0
        if (hasBit(among, row)) states[row] = follow(states[row] ?? 0, term, postings.patterns[at] ?? 0)
      }
    }
  })
  const rank = query.kind === 'all' && terms.length >= 2 ? rankOfAll : rankOfAny
  const ranks = Float64Array.from(found, (each) => rank(each, terms.length))
  return (row: number): number => ranks[states[row] ?? 0] ?? 0
}

let scratch = new Int32Array(1_024)

/** Nothing is known of the rows yet; of all others it may say anything. Good until the next block is ranked. */
const clearedFor = (among: Bits, rows: number): Int32Array => {
  if (scratch.length < rows) scratch = new Int32Array(rows * 2)
  const states = scratch
  eachBit(among, (row) => {
    states[row] = 0
  })
  return states
}

const { fround } = Math

/** The nearer two words stand, the more; PostgreSQL's `word_distance`. */
const nearness = (distance: number): number =>
  distance > 100 ? fround(1e-30) : fround(1 / (1.005 + 0.05 * Math.exp(fround(distance) / 1.5 - 2)))

/** PostgreSQL's `calc_rank_and`. */
const rankOfAll = (found: readonly Found[]): number => {
  const before: (readonly Position[] | undefined)[] = []
  let rank = -1
  for (const { term, positions } of found) {
    before[term] = positions
    for (const other of before.slice(0, term)) {
      for (const one of positions) {
        for (const two of other ?? []) {
          const distance = Math.abs(one.at - two.at)
          if (distance === 0) continue
          const weight = fround(Math.sqrt(fround(fround(one.weight * two.weight) * nearness(distance))))
          rank = rank < 0 ? weight : fround(1 - (1 - rank) * (1 - weight))
        }
      }
    }
  }
  return rank < 0 ? fround(1e-20) : rank
}

/** PostgreSQL's `calc_rank_or`. */
const rankOfAny = (found: readonly Found[], terms: number): number => {
  let rank = 0
  for (const { positions } of found) {
    let sum = 0
    let most = -1
    let mostAt = 0
    positions.forEach(({ weight }, at) => {
      sum = fround(sum + fround(weight / ((at + 1) * (at + 1))))
      if (weight <= most) return
      most = weight
      mostAt = at
    })
    const share = fround(fround(most + sum) - fround(most / ((mostAt + 1) * (mostAt + 1))))
    rank = fround(rank + share / 1.64493406685)
  }
  return terms > 0 ? fround(rank / terms) : rank
}
