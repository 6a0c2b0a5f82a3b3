import type { Category } from '@showroom/contract/catalogue/catalogue'
import { openKnownWords } from './known-words.ts'
import { likeness, trigramsOf } from './likeness.ts'
import { plainWords } from './search-query.ts'
import { synonymWords } from './synonyms.ts'

export type Vocabulary = {
  /** The words with the unknown ones replaced by the nearest known; null when nothing would change. */
  correct(words: readonly string[]): string[] | null
  /** The category whose name is most like the words. */
  nearest(words: readonly string[], categories: readonly Category[]): Category | null
}

const leastSimilarName = 0.25

export const vocabularyOf = (names: readonly string[]): Vocabulary => {
  const uses = new Map(synonymWords().map((word) => [word, 1]))
  for (const name of names) {
    for (const word of plainWords(name)) {
      if (word.length >= 3 && !/\d/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
    }
  }
  const nearestWord = openKnownWords(uses)
  const trigramsByName = new Map<string, ReadonlySet<string>>()
  /** Categories are few, and asked for by everybody who finds nothing. */
  const trigramsOfName = (name: string): ReadonlySet<string> => {
    const kept = trigramsByName.get(name) ?? trigramsOf(name.toLowerCase())
    trigramsByName.set(name, kept)
    return kept
  }

  const corrected = (word: string): string => {
    // A number is never a misspelling of another, and short words are too like each other.
    if (word.length < 3 || /\d/.test(word) || uses.has(word)) return word
    return nearestWord(word) ?? word
  }
  return {
    correct: (words) => {
      const meant = words.map(corrected)
      return meant.every((word, index) => word === words[index]) ? null : meant
    },
    nearest: (words, categories) => {
      const wanted = trigramsOf(words.join(' '))
      const all = categories.flatMap((category) => [category, ...category.children])
      let best: { category: Category; alike: number } | null = null
      for (const category of all) {
        const alike = likeness(wanted, trigramsOfName(category.name))
        if (alike >= leastSimilarName && alike > (best?.alike ?? 0)) best = { category, alike }
      }
      return best?.category ?? null
    },
  }
}
