import type { Category } from '@showroom/contract/catalogue/catalogue'
import { plainWords } from './search-query.ts'
import { synonymWords } from './synonyms.ts'

export type Vocabulary = {
  /** The words with the unknown ones replaced by the nearest known; null when nothing would change. */
  correct(words: readonly string[]): string[] | null
  /** The category whose name is most like the words. */
  nearest(words: readonly string[], categories: readonly Category[]): Category | null
}

type Known = { word: string; uses: number; trigrams: ReadonlySet<string>; place: number }

const leastSimilarity = 0.3
const leastSimilarName = 0.25

export const vocabularyOf = (names: readonly string[]): Vocabulary => {
  const uses = new Map(synonymWords().map((word) => [word, 1]))
  for (const name of names) {
    for (const word of plainWords(name)) {
      if (word.length >= 3 && !/\d/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
    }
  }
  const known = indexed(
    [...uses].map(([word, count], place) => ({ word, uses: count, trigrams: trigramsOf(word), place })),
  )

  const corrected = (word: string): string => {
    // A number is never a misspelling of another, and short words are too like each other.
    if (word.length < 3 || /\d/.test(word) || uses.has(word)) return word
    return nearestWord(word, known) ?? word
  }
  return {
    correct: (words) => {
      const meant = words.map(corrected)
      return meant.every((word, index) => word === words[index]) ? null : meant
    },
    nearest: (words, categories) => {
      const wanted = trigramsOf(words.join(' '))
      const ranked = categories
        .flatMap((category) => [category, ...category.children])
        .map((category) => ({
          category,
          likeness: similarity(wanted, trigramsOf(category.name.toLowerCase())),
        }))
        .sort((a, b) => b.likeness - a.likeness)
      const [best] = ranked
      return best && best.likeness >= leastSimilarName ? best.category : null
    },
  }
}

/** Short words may be alike without having three letters in a row in common. */
const longestShort = 6

/** Short words by their length, longer ones by each three letters: few are looked at for one that was mistyped. */
const indexed = (known: readonly Known[]) => {
  const short = new Map<number, Known[]>()
  const long = new Map<string, Known[]>()
  for (const each of known) {
    if (each.word.length <= longestShort) add(short, each.word.length, each)
    else for (const trigram of each.trigrams) add(long, trigram, each)
  }
  return { short, long }
}
type Index = ReturnType<typeof indexed>

const add = <Key>(lists: Map<Key, Known[]>, key: Key, known: Known): void => {
  const list = lists.get(key)
  if (list) list.push(known)
  else lists.set(key, [known])
}

/** The most alike; among equally alike words the one that fewer keystrokes part, then the more common one. */
const nearestWord = (word: string, { short, long }: Index): string | null => {
  const trigrams = trigramsOf(word)
  const mostEdits = word.length <= 5 ? 1 : 2
  const alike = new Set([...trigrams].flatMap((trigram) => long.get(trigram) ?? []))
  const ofLength = Array.from({ length: mostEdits * 2 + 1 }, (_, index) => word.length - mostEdits + index)
  const candidates = [...ofLength.flatMap((length) => short.get(length) ?? []), ...alike]
    .filter((candidate) => Math.abs(candidate.word.length - word.length) <= mostEdits)
    .map((candidate) => ({ ...candidate, likeness: similarity(trigrams, candidate.trigrams) }))
    .filter(({ word: other, likeness }) => likeness >= leastSimilarity || other.length <= longestShort)
    .map((candidate) => ({ ...candidate, edits: editsBetween(word, candidate.word) }))
    .filter(({ edits }) => edits <= mostEdits)
    .sort((a, b) => a.edits - b.edits || b.likeness - a.likeness || b.uses - a.uses || a.place - b.place)
  return candidates[0]?.word ?? null
}

/** As pg_trgm has them: each word with two spaces before and one behind. */
const trigramsOf = (text: string): Set<string> => {
  const trigrams = new Set<string>()
  for (const word of text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3))
  }
  return trigrams
}

const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}

/** Letters to insert, drop, change or swap with their neighbour (optimal string alignment). */
const editsBetween = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
