export type TextPart = { text: string; isHit: boolean }

/** Lower case, and one apostrophe for both, letter by letter: places in it are places in the text. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** The text in its order, cut where one of the words begins and ends. */
export const splitAtWords = (text: string, words: readonly string[]): TextPart[] => {
  const searched = plain(text)
  const parts: TextPart[] = []
  let from = 0
  while (from < text.length) {
    const hit = firstHit(searched, words, from)
    if (hit === null) break
    if (hit.at > from) parts.push({ text: text.slice(from, hit.at), isHit: false })
    from = hit.at + hit.length
    parts.push({ text: text.slice(hit.at, from), isHit: true })
  }
  return from < text.length ? [...parts, { text: text.slice(from), isHit: false }] : parts
}

/** The earliest; of two at one place the longer. */
const firstHit = (searched: string, words: readonly string[], from: number) => {
  const hits = words
    .map((word) => ({ at: searched.indexOf(word, from), length: word.length }))
    .filter(({ at, length }) => at >= 0 && length > 0)
    .toSorted((one, other) => one.at - other.at || other.length - one.length)
  return hits[0] ?? null
}
