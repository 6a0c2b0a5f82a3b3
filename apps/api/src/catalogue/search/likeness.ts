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

/**
 * Letters to insert, drop, change or swap with their neighbour (optimal string alignment).
 * @returns at most `most` + 1, which says that there are more: what is further away is not counted to the end
 */
export const editsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const width = other.length + 1
  let beforeLast = new Uint16Array(width)
  let last = Uint16Array.from({ length: width }, (_, index) => index)
  let current = new Uint16Array(width)
  for (let row = 1; row <= one.length; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      current[column] = edits
      least = Math.min(least, edits)
    }
    // A swap reaches back by two rows, of which the earlier one had `most` at least.
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[width - 1] ?? 0, most + 1)
}
