import { type Bits, bitsIn, clearBit, countBits, eachBit, hasBit, setBit } from './bits.ts'
import { type Best, openBest } from './best.ts'
import { type Order, type OrderOf, walkOrder } from './orders.ts'
import type { FoundIn, FoundPage, Question, Shelves } from './question.ts'
import { rowsByBlock } from './shown.ts'
import { type Keys, keysOf } from './sort-keys.ts'

type Asked = { shelves: Shelves; question: Question; orderOf: OrderOf }

/** A page past the last one is the last one. */
export const pageOf = (
  found: readonly FoundIn[],
  total: number,
  asked: Asked,
): Pick<FoundPage, 'page' | 'lastPage' | 'ids'> => {
  const { page: number, pageSize } = asked.question
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(number, lastPage)
  const from = (page - 1) * pageSize
  const to = Math.min(total, from + pageSize)
  const { first, rest } = featuredFirst(found, asked)
  const others = idsOf(rest, asked, {
    from: Math.max(0, from - first.length),
    to: Math.max(0, to - first.length),
  })
  return { page, lastPage, ids: [...first.slice(from, to), ...others] }
}

/** Where no other order is asked for, what the showroom features comes before all the rest, in the same order. */
const featuredFirst = (
  found: readonly FoundIn[],
  asked: Asked,
): { first: number[]; rest: readonly FoundIn[] } => {
  const { sort, featuredProductIds } = asked.question.criteria
  if (sort !== 'featured' || featuredProductIds.length === 0) return { first: [], rest: found }
  const rowsIn = rowsByBlock(asked.shelves, featuredProductIds)
  const featured: FoundIn[] = []
  const rest: FoundIn[] = []
  for (const each of found) {
    const rows = rowsIn.get(each.block)
    const split = rows ? splitAt(each, rows) : null
    if (split) featured.push(split.featured)
    rest.push(split?.rest ?? each)
  }
  const count = featured.reduce((sum, each) => sum + each.count, 0)
  return { first: idsOf(featured, asked, { from: 0, to: count }), rest }
}

const splitAt = (found: FoundIn, rows: readonly number[]): { featured: FoundIn; rest: FoundIn } => {
  const featured: Bits = new Uint32Array(found.rows.length)
  const rest = found.rows.slice()
  for (const row of rows.filter((each) => hasBit(found.rows, each))) {
    setBit(featured, row)
    clearBit(rest, row)
  }
  const count = countBits(featured)
  return {
    featured: { ...found, rows: featured, count },
    rest: { ...found, rows: rest, count: found.count - count },
  }
}

type Span = { from: number; to: number }

/** The products of one stretch of what was found, in the order that was asked for. */
const idsOf = (found: readonly FoundIn[], asked: Asked, { from, to }: Span): number[] => {
  if (from >= to) return []
  const { shelves, question, orderOf } = asked
  const [only, ...others] = found
  const isInOrder = question.criteria.sort === 'featured'
  if (only && others.length === 0 && isInOrder) return walked(only, from, to)
  const best = openBest(to)
  for (const each of found) {
    if (isInOrder) offerFirst(each, best)
    else {
      const keys = keysOf(each, question, shelves)
      const order = keys.isKept && isWorthWalking(each, to) ? orderOf(keys.column) : null
      if (order) offerInOrder(each, { ...keys, order, most: to }, best)
      else offerAll(each, keys, best)
    }
  }
  return best.inOrder().slice(from)
}

/** A block stands in featured order: behind one that is not wanted is none that is. */
const offerFirst = ({ block, rows }: FoundIn, best: Best): void => {
  const { id, popularity } = block.rows.numbers
  eachBit(rows, (row) => best.offer(0, popularity[row] ?? 0, id[row] ?? 0))
}

/** Where the first ones are met before as many rows are passed as there are to be looked at. */
const isWorthWalking = ({ block, count }: FoundIn, most: number): boolean =>
  most * block.rows.count < count * count

/** Behind as many of a block as are wanted, and behind the first that is worse than all of those, is none that is. */
const offerInOrder = (
  { block, rows }: FoundIn,
  { most, ...walk }: Keys & { order: Order; most: number },
  best: Best,
): void => {
  const { id, popularity } = block.rows.numbers
  let taken = 0
  walkOrder(walk, (row) => {
    if (!hasBit(rows, row)) return true
    const key = walk.sign * (walk.column[row] ?? 0)
    if (key > best.worst()) return false
    best.offer(key, popularity[row] ?? 0, id[row] ?? 0)
    taken += 1
    return taken < most
  })
}

/** Written out, as it is what a list of everything spends its time in. */
const offerAll = ({ block, rows }: FoundIn, { column, sign }: Keys, best: Best): void => {
  const { id, popularity } = block.rows.numbers
  let worst = best.worst()
  for (let at = 0; at < rows.length; at++) {
    for (let word = rows[at] ?? 0, lowest = 0; word !== 0; word ^= lowest) {
      lowest = word & -word
      const row = at * 32 + 31 - Math.clz32(lowest)
      const key = sign * (column[row] ?? 0)
      if (key > worst) continue
      best.offer(key, popularity[row] ?? 0, id[row] ?? 0)
      worst = best.worst()
    }
  }
}

/** One block is in featured order already: whole words before the page are only counted. */
const walked = ({ block, rows }: FoundIn, from: number, to: number): number[] => {
  const ids: number[] = []
  let seen = 0
  let word = 0
  for (; word < rows.length; word++) {
    const here = bitsIn(rows[word] ?? 0)
    if (seen + here > from) break
    seen += here
  }
  eachBit(rows.subarray(word), (row) => {
    if (seen >= from) ids.push(block.rows.numbers.id[word * 32 + row] ?? 0)
    seen += 1
    return seen < to
  })
  return ids
}
