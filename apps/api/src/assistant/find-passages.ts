import MiniSearch from 'minisearch'
import { stemOf, subjectsOf } from './question.ts'

/** Something that may answer, and where it stands. */
export type Passage = {
  title: string
  text: string
  /** Where to read on: a path of our own site, with its slash. */
  path: string
}

const mostFound = 2
/** Of what is asked about, so much must be there: one word in common is no answer. */
const leastShare = 0.5

/** The passages that a question is most probably about, the best first; none where there is none. */
export const findPassages = (passages: readonly Passage[], question: string): Passage[] => {
  const asked = new Set(subjectsOf(question).map(stemOf))
  if (asked.size === 0) return []
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => subjectsOf(text),
    processTerm: stemOf,
  })
  index.addAll(passages.map((passage, id) => ({ ...passage, id })))
  const found = index
    .search(question, { boost: { title: 3 }, prefix: (term) => term.length > 4, fuzzy: fuzzyFor })
    .map(({ id, score, queryTerms }) => ({
      id: Number(id),
      score,
      share: new Set(queryTerms).size / asked.size,
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share * other.score - one.share * one.score)
  return found.slice(0, mostFound).flatMap(({ id }) => passages[id] ?? [])
}

/** A letter that is wrong, in words that are long enough to have one. */
const fuzzyFor = (term: string): number | false => (term.length > 5 ? 1 : false)
