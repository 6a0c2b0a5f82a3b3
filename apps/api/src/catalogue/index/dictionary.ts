import { type Interner, openInterner } from './interner.ts'

/** What the rows of the index say by number instead of by text. */
export type Dictionary = {
  /** `key=value`, as products carry them. */
  facets: Interner
  lexemes: Interner
  /** Where a lexeme stands in a product's words, and with which weight: the bytes of PostgreSQL. */
  patterns: Interner
  /** The texts of all facets, by their numbers. Not to be changed. */
  facetTexts(): readonly string[]
  /** The number of each facet's key, by the facet; two values of one facet have the same. Not to be changed. */
  keys(): { of: readonly number[]; count: number }
  /** -1 where no product has such a facet. */
  findKey(key: string): number
  positionsOf(pattern: number): readonly Position[]
  /** All lexemes that begin so. */
  lexemesBeginning(prefix: string): readonly number[]
}
export type Position = { at: number; weight: number }

export const openDictionary = (): Dictionary => {
  const facets = openInterner()
  const lexemes = openInterner()
  const patterns = openInterner()
  const { facetTexts, keys, findKey } = openKeys(facets)
  const positions: (readonly Position[])[] = []
  return {
    facets,
    lexemes,
    patterns,
    facetTexts,
    keys,
    findKey,
    positionsOf: (pattern) => (positions[pattern] ??= positionsIn(patterns.bytesOf(pattern))),
    lexemesBeginning: openBeginnings(lexemes),
  }
}

const openKeys = (facets: Interner) => {
  const texts: string[] = []
  const keys: number[] = []
  const ids = new Map<string, number>()
  const learn = () => {
    for (let id = texts.length; id < facets.size; id++) {
      const text = facets.text(id)
      const key = text.slice(0, text.indexOf('='))
      const known = ids.get(key) ?? ids.size
      ids.set(key, known)
      texts.push(text)
      keys.push(known)
    }
  }
  return {
    facetTexts: () => {
      learn()
      return texts
    },
    keys: () => {
      learn()
      return { of: keys, count: ids.size }
    },
    findKey: (key: string) => {
      learn()
      return ids.get(key) ?? -1
    },
  }
}

/** The default weights of PostgreSQL for D, C, B and A, in its single precision. */
const weights = [0.1, 0.2, 0.4, 1].map(Math.fround)

const positionsIn = (bytes: Buffer): Position[] => {
  const positions: Position[] = []
  for (let at = 0; at + 2 <= bytes.length; at += 2) {
    const packed = bytes.readUInt16BE(at)
    positions.push({ at: packed & 0x3fff, weight: weights[packed >>> 14] ?? 0 })
  }
  return positions
}

/** Sorted when somebody asks; words that came since are merged in. */
const openBeginnings = (lexemes: Interner) => {
  let sorted: { text: string; id: number }[] = []
  return (prefix: string): number[] => {
    if (sorted.length < lexemes.size) {
      const fresh = Array.from({ length: lexemes.size - sorted.length }, (_, index) => sorted.length + index)
      const all = [...sorted, ...fresh.map((id) => ({ text: lexemes.text(id), id }))]
      sorted = all.sort((a, b) => (a.text < b.text ? -1 : 1))
    }
    const found: number[] = []
    for (let at = firstFrom(sorted, prefix); sorted[at]?.text.startsWith(prefix); at++) {
      found.push(sorted[at]?.id ?? 0)
    }
    return found
  }
}

const firstFrom = (sorted: readonly { text: string }[], prefix: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.text ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
