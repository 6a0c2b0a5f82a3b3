import { addAll, type Bits, keepOnly, setBit } from './bits.ts'
import type { Block } from './block.ts'
import type { Dictionary } from './dictionary.ts'
import type { WordQuery } from './tsquery.ts'

type Word = Extract<WordQuery, { kind: 'word' }>

/** The lexemes that a word of a search stands for. */
export const lexemesOf = (dictionary: Dictionary, { lexeme, isBeginning }: Word): readonly number[] => {
  if (isBeginning) return dictionary.lexemesBeginning(lexeme)
  const id = dictionary.lexemes.find(lexeme)
  return id < 0 ? [] : [id]
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

/** Each word once, in PostgreSQL's order; of equals it keeps the one written last. */
export const termsOf = (query: WordQuery): Word[] => {
  const unique = new Map(wordsIn(query).map((word) => [word.lexeme, word]))
  return [...unique.values()].sort((a, b) => Buffer.compare(Buffer.from(a.lexeme), Buffer.from(b.lexeme)))
}

const wordsIn = (query: WordQuery): Word[] => (query.kind === 'word' ? [query] : query.of.flatMap(wordsIn))
