import { addAll, type Bits, keepOnly, setBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Dictionary } from './dictionary.ts'
import type { WordQuery } from './tsquery.ts'

type Word = Extract<WordQuery, { kind: 'word' }>

type Resolved = { dictionary: Dictionary; size: number; ids: readonly number[] }

/** Every block is asked for the same words. */
const resolved = new WeakMap<Word, Resolved>()

/** The lexemes that a word of a search stands for. */
export const lexemesOf = (dictionary: Dictionary, word: Word): readonly number[] => {
  const { size } = dictionary.lexemes
  const known = resolved.get(word)
  if (known?.dictionary === dictionary && known.size === size) return known.ids
  const ids = findLexemes(dictionary, word)
  resolved.set(word, { dictionary, size, ids })
  return ids
}

const findLexemes = (dictionary: Dictionary, { lexeme, isBeginning }: Word): readonly number[] => {
  if (isBeginning) return dictionary.lexemesBeginning(lexeme)
  const id = dictionary.lexemes.find(lexeme)
  return id < 0 ? [] : [id]
}

/** False where no row of a block can have the words: a look at where their lists begin says so. */
export const mayHave = (query: WordQuery, block: Block, dictionary: Dictionary): boolean => {
  if (query.kind !== 'word') {
    const isThere = (part: WordQuery) => mayHave(part, block, dictionary)
    return query.kind === 'all' ? query.of.every(isThere) : query.of.some(isThere)
  }
  const { starts } = block.postings
  return lexemesOf(dictionary, query).some((lexeme) => (starts[lexeme + 1] ?? 0) > (starts[lexeme] ?? 0))
}

/** The rows of a block that have the words. */
export const rowsWith = (query: WordQuery, block: Block, dictionary: Dictionary): Bits => {
  if (query.kind === 'word') return rowsWithWord(query, block, dictionary)
  const [first = new Uint32Array(block.live.length), ...others] = query.of.map((part) =>
    rowsWith(part, block, dictionary),
  )
  const join = query.kind === 'all' ? keepOnly : addAll
  for (const other of others) join(first, other)
  return first
}

const rowsWithWord = (word: Word, { live, postings }: Block, dictionary: Dictionary): Bits => {
  const found = new Uint32Array(live.length)
  for (const lexeme of lexemesOf(dictionary, word)) {
    // A word that came after this block was built is in none of its rows.
    const end = postings.starts[lexeme + 1] ?? 0
    for (let at = postings.starts[lexeme] ?? 0; at < end; at++) setBit(found, postings.rows[at] ?? 0)
  }
  return found
}

const termsKnown = new WeakMap<WordQuery, readonly Word[]>()

/** Each word once, in PostgreSQL's order; of equals it keeps the one written last. */
export const termsOf = (query: WordQuery): readonly Word[] => {
  const known = termsKnown.get(query) ?? sortedTerms(query)
  termsKnown.set(query, known)
  return known
}

const sortedTerms = (query: WordQuery): Word[] => {
  const unique = new Map(wordsIn(query).map((word) => [word.lexeme, word]))
  return [...unique.values()].sort((a, b) => Buffer.compare(Buffer.from(a.lexeme), Buffer.from(b.lexeme)))
}

const wordsIn = (query: WordQuery): Word[] => (query.kind === 'word' ? [query] : query.of.flatMap(wordsIn))
