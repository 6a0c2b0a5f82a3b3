import { editsBetween, likenessBy, trigramsOf } from './likeness.ts'

type Known = { word: string; uses: number; trigramCount: number; place: number }
type Candidate = { known: Known; likeness: number; edits: number }

const leastLikeness = 0.3
/** Short words may be alike without having three letters in a row in common. */
const longestShort = 6

const add = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Words by each of their trigrams, short ones by their length as well: few are looked at for one that was mistyped. */
const indexed = (uses: ReadonlyMap<string, number>) => {
  const all: Known[] = []
  const short = new Map<number, Known[]>()
  const byTrigram = new Map<string, number[]>()
  for (const [word, count] of uses) {
    const trigrams = trigramsOf(word)
    const known = { word, uses: count, trigramCount: trigrams.size, place: all.length }
    all.push(known)
    if (word.length <= longestShort) add(short, word.length, known)
    for (const trigram of trigrams) add(byTrigram, trigram, known.place)
  }
  return { all, short, byTrigram }
}
type Index = ReturnType<typeof indexed>

/** How many trigrams each word has in common with these, by its place; and which long ones have any. */
const sharedWith = (trigrams: ReadonlySet<string>, { all, byTrigram }: Index) => {
  const shared = new Uint16Array(all.length)
  const long: Known[] = []
  for (const trigram of trigrams)
    for (const place of byTrigram.get(trigram) ?? []) {
      const before = shared[place] ?? 0
      shared[place] = before + 1
      const known = all[place]
      if (before === 0 && known && known.word.length > longestShort) long.push(known)
    }
  return { shared, long }
}

const isBetter = (one: Candidate, other: Candidate | null): boolean =>
  other === null ||
  (one.edits - other.edits ||
    other.likeness - one.likeness ||
    other.known.uses - one.known.uses ||
    one.known.place - other.known.place) < 0

/**
 * Finds the word that somebody meant, by how often each is used: the one that the fewest keystrokes part, at most two
 * of them; among those the most alike, then the more common one. Null where none is near.
 */
export const openKnownWords = (uses: ReadonlyMap<string, number>) => {
  const index = indexed(uses)
  return (word: string): string | null => {
    const mostEdits = word.length <= 5 ? 1 : 2
    const trigrams = trigramsOf(word)
    const { shared, long } = sharedWith(trigrams, index)
    const near = Array.from({ length: mostEdits * 2 + 1 }, (_, at) => word.length - mostEdits + at)
    const candidates = [...near.flatMap((length) => index.short.get(length) ?? []), ...long]
    let best: Candidate | null = null
    for (const known of candidates) {
      const likeness = likenessBy(shared[known.place] ?? 0, trigrams.size, known.trigramCount)
      if (likeness < leastLikeness && known.word.length > longestShort) continue
      const most: number = best?.edits ?? mostEdits
      const edits = editsBetween(word, known.word, most)
      if (edits > most) continue
      const candidate = { known, likeness, edits }
      if (isBetter(candidate, best)) best = candidate
    }
    return best?.known.word ?? null
  }
}
