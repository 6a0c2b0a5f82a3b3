import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/db/db.ts'
import { gathered } from '../../platform/db/gathered.ts'
import { understood } from './text.store.ts'
import { nothing, parseTsquery, type WordQuery } from './tsquery.ts'

type Word = Extract<WordQuery, { kind: 'word' }>
type Joined = Exclude<WordQuery, Word>

const mostWords = 20_000

/** What a search text means; null where we do not answer it ourselves. PostgreSQL is asked once for each word there is. */
export const openUnderstanding = (db: Queries) => {
  const known = new LRUCache<string, { query: WordQuery | null }>({ max: mostWords })
  const read = gathered((words: readonly string[]) => understood(db, words))

  const meaningOf = async (word: Word): Promise<WordQuery | null> => {
    const text = written(word)
    const { query } = known.get(text) ?? { query: parseTsquery((await read(text)) ?? '') }
    known.set(text, { query })
    return query
  }
  const understand = async (typed: WordQuery): Promise<WordQuery | null> => {
    if (typed.kind === 'word') return meaningOf(typed)
    const parts = await Promise.all(typed.of.map(understand))
    const of = parts.filter((part) => part !== null)
    return of.length < parts.length ? null : joined(typed.kind, of)
  }
  return async (text: string): Promise<WordQuery | null> => {
    const typed = parseTsquery(text)
    return typed && understand(typed)
  }
}

const written = ({ lexeme, isBeginning }: Word): string =>
  `'${lexeme.replace(/['\\]/g, '$&$&')}'${isBeginning ? ':*' : ''}`

/** As PostgreSQL joins them: what is too common to be kept falls out, and like is not nested in like. */
const joined = (kind: Joined['kind'], parts: readonly WordQuery[]): WordQuery => {
  const of = parts
    .filter((part) => part.kind === 'word' || part.of.length > 0)
    .flatMap((part) => (part.kind === kind ? part.of : [part]))
  const [only, ...others] = of
  if (only === undefined) return nothing
  return others.length === 0 ? only : { kind, of }
}
