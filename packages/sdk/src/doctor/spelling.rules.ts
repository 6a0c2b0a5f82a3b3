/** How many letters must change to make one word of the other. */
export const editsBetween = (one: string, other: string): number => {
  let row = [...other, ''].map((_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, otherLetter] of [...other].entries()) {
      const swapped = (above[j] ?? 0) + (letter === otherLetter ? 0 : 1)
      row.push(Math.min(swapped, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
  }
  return row[other.length] ?? 0
}

/** The word that was probably meant; none where all are far away. */
export const nearest = (written: string, words: readonly string[]): string | undefined => {
  const ranked = words
    .map((word) => ({ word, edits: editsBetween(written.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  const [best] = ranked
  return best && best.edits <= Math.max(2, Math.floor(best.word.length / 4)) ? best.word : undefined
}
