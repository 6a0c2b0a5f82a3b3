import type { Category } from '@showroom/contract/catalogue/catalogue'
import { openKnownWords } from './known-words.ts'
import { likenessBy, trigramsOf } from './likeness.ts'
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
  const namesOf = openNames()

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
      const { all, byTrigram } = namesOf(categories)
      const shared = new Uint8Array(all.length)
      for (const trigram of wanted)
        for (const place of byTrigram.get(trigram) ?? []) shared[place] = (shared[place] ?? 0) + 1
      let best: { category: Category; alike: number } | null = null
      for (const [place, { category, trigramCount }] of all.entries()) {
        const alike = likenessBy(shared[place] ?? 0, wanted.size, trigramCount)
        if (alike >= leastSimilarName && alike > (best?.alike ?? 0)) best = { category, alike }
      }
      return best?.category ?? null
    },
  }
}

/** Categories by each trigram of their names: they are few, and everybody asks for them who finds nothing. */
const openNames = () => {
  const known = new WeakMap<readonly Category[], ReturnType<typeof indexed>>()
  return (categories: readonly Category[]) => {
    const names = known.get(categories) ?? indexed(categories)
    known.set(categories, names)
    return names
  }
}

const indexed = (categories: readonly Category[]) => {
  const byTrigram = new Map<string, number[]>()
  const all = categories
    .flatMap((category) => [category, ...category.children])
    .map((category, place) => {
      const trigrams = trigramsOf(category.name.toLowerCase())
      for (const trigram of trigrams) byTrigram.set(trigram, [...(byTrigram.get(trigram) ?? []), place])
      return { category, trigramCount: trigrams.size }
    })
  return { all, byTrigram }
}
