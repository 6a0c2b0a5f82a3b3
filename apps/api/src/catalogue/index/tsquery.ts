/** A search as PostgreSQL understood it. */
export type WordQuery =
  | { kind: 'word'; lexeme: string; isBeginning: boolean }
  | { kind: 'all' | 'any'; of: readonly WordQuery[] }

/** Only words that are too common to be kept: they find nothing. */
export const nothing: WordQuery = { kind: 'any', of: [] }

/**
 * `'oak' & ( 'floor':* | 'wood' )` as PostgreSQL writes a tsquery. Null where it is one that we do not answer ourselves:
 * words in a given order, or not to be there.
 */
export const parseTsquery = (text: string): WordQuery | null => {
  const tokens = text.match(/'(?:[^'\\]|''|\\.)*'(?::[*A-D]+)?|[()&|]|\S+/g) ?? []
  if (tokens.length === 0) return nothing
  const reader = { tokens, at: 0 }
  const query = readAny(reader)
  return reader.at === tokens.length ? query : null
}

type Reader = { tokens: readonly string[]; at: number }

const readList = (reader: Reader, sign: '&' | '|', read: (reader: Reader) => WordQuery | null) => {
  const of: WordQuery[] = []
  do {
    const next = read(reader)
    if (next === null) return null
    of.push(next)
  } while (reader.tokens[reader.at] === sign && ++reader.at)
  const [only, ...others] = of
  if (only && others.length === 0) return only
  return { kind: sign === '&' ? 'all' : 'any', of } as const
}

const readAny = (reader: Reader): WordQuery | null => readList(reader, '|', readAll)
const readAll = (reader: Reader): WordQuery | null => readList(reader, '&', readOne)

const readOne = (reader: Reader): WordQuery | null => {
  const token = reader.tokens[reader.at++]
  if (token === '(') {
    const inside = readAny(reader)
    return reader.tokens[reader.at++] === ')' ? inside : null
  }
  const word = /^'(?<quoted>.*)'(?::(?<marks>[*A-D]+))?$/s.exec(token ?? '')
  if (!word) return null
  const marks = word.groups?.marks ?? ''
  // Weights are never asked for.
  if (/[A-D]/.test(marks)) return null
  const lexeme = (word.groups?.quoted ?? '').replace(/''|\\(.)/gs, (pair, escaped: string | undefined) =>
    pair === "''" ? "'" : (escaped ?? ''),
  )
  return { kind: 'word', lexeme, isBeginning: marks.includes('*') }
}
