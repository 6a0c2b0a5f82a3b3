import { synonymsOf } from './synonyms.ts'

/** What a search asks the database: words in full-text syntax, and the products whose article number was typed. */
export type SearchQuery = { text: string; productIds: readonly number[] }

const mostWords = 12
const longestWord = 40
/** One letter begins half of all words. */
const shortestBeginning = 2

/** The first words of what was typed: nobody types more on purpose. */
export const wordsOf = (typed: string): string[] =>
  plainWords(typed)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))

/**
 * Words as they are searched: no accents, no punctuation but what holds a size or a number together
 * (`12x24`, `3/4`, `1.5`).
 */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1x')
    .replace(/[^\p{L}\p{N}./]+/gu, ' ')
    .replace(/(?<!\d)[./]|[./](?!\d)/g, ' ')
    .split(' ')
    .filter((word) => word !== '')

/** Digits make a word an article number rather than a word; spaces inside are typed by people reading it out. */
export const codeOf = (typed: string): string | null => {
  const code = typed.trim().replace(/\s+/g, '-').toUpperCase()
  return /^[A-Z0-9][A-Z0-9./_-]{2,59}$/.test(code) && /\d|-.*-/.test(code) ? code : null
}

/** Every word must be there, or a synonym of it; the last one may still be being typed. */
export const fullText = (words: readonly string[]): string => {
  const parts: string[] = []
  for (let index = 0; index < words.length; ) {
    const found = synonymsOf(words, index)
    const isLast = index + found.length >= words.length
    const typed = allOf(words.slice(index, index + found.length), isLast)
    const others = found.others.map((phrase) => allOf(phrase, false))
    parts.push([typed, ...others].join(' | '))
    index += found.length
  }
  return parts.map((part) => `(${part})`).join(' & ')
}

const allOf = (words: readonly string[], isBeingTyped: boolean): string => {
  const terms = words.map((word, index) =>
    isBeingTyped && index === words.length - 1 && word.length >= shortestBeginning
      ? `'${word}':*`
      : `'${word}'`,
  )
  return terms.length === 1 ? terms.join('') : `(${terms.join(' & ')})`
}
