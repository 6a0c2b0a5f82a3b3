/** As pg_trgm has them: each word with two spaces before and one behind. */
export const trigramsOf = (text: string): Set<string> => {
  const trigrams = new Set<string>()
  for (const word of text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3))
  }
  return trigrams
}

/** Of all trigrams of the two the share that both have: 0 to 1. */
export const likenessBy = (shared: number, one: number, other: number): number =>
  shared === 0 ? 0 : shared / (one + other - shared)

export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0
  for (const trigram of one) if (other.has(trigram)) shared++
  return likenessBy(shared, one.size, other.size)
}

/** Three rows of the table, used again and again: of a word that was mistyped, hundreds are compared with it. */
let scratch = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const

const threeRows = (width: number) => {
  if (scratch[0].length < width)
    scratch = [new Uint16Array(width * 2), new Uint16Array(width * 2), new Uint16Array(width * 2)]
  return scratch
}

/**
 * Letters to insert, drop, change or swap with their neighbour (optimal string alignment).
 * @returns at most `most` + 1, which says that there are more: what is further away is not counted to the end
 */
export const editsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const width = other.length + 1
  let [beforeLast, last, current] = threeRows(width)
  for (let column = 0; column < width; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1)
    const letterBefore = row > 1 ? one.charCodeAt(row - 2) : none
    current[0] = row
    let least = row
    let before = none
    for (let column = 1; column < width; column++) {
      const there = other.charCodeAt(column - 1)
      let edits = (last[column - 1] ?? 0) + (letter === there ? 0 : 1)
      const shorter = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1
      if (shorter < edits) edits = shorter
      if (letter === before && letterBefore === there)
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = edits
      if (edits < least) least = edits
      before = there
    }
    // A swap reaches back by two rows, of which the earlier one had `most` at least.
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[width - 1] ?? 0, most + 1)
}

/** No letter has it. */
const none = -1
