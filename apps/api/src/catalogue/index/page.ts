import { bitsIn, eachBit } from './bits.ts'
import { openBest } from './best.ts'
import type { FoundIn, FoundPage, Question, Shelves } from './question.ts'
import { keysOf } from './sort-keys.ts'

type Asked = { shelves: Shelves; question: Question }

/** A page past the last one is the last one. */
export const pageOf = (
  found: readonly FoundIn[],
  total: number,
  { shelves, question }: Asked,
): Pick<FoundPage, 'page' | 'lastPage' | 'ids'> => {
  const { page: asked, pageSize } = question
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(asked, lastPage)
  const from = (page - 1) * pageSize
  const to = Math.min(total, from + pageSize)
  const [only, ...others] = found
  const isInOrder = question.criteria.sort === 'featured'
  if (only && others.length === 0 && isInOrder) return { page, lastPage, ids: walked(only, from, to) }
  const best = openBest(to)
  for (const each of found) {
    const { id, popularity } = each.block.rows.numbers
    const key = keysOf(each, question, shelves)
    eachBit(each.rows, (row) => {
      const isKept = best.offer(key(row), popularity[row] ?? 0, id[row] ?? 0)
      // A block stands in featured order: what comes behind is not wanted either.
      return isKept || !isInOrder
    })
  }
  return { page, lastPage, ids: best.inOrder().slice(from) }
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
