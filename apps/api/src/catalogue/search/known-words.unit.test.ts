import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKnownWords } from './known-words.ts'
import { editsBetween, likeness, trigramsOf } from './likeness.ts'

/** Optimal string alignment as its definition has it. */
const editsByDefinition = (one: string, other: string): number => {
  const between = (row: number, column: number): number => {
    if (row === 0 || column === 0) return row + column
    const isSame = one[row - 1] === other[column - 1]
    const ways = [
      between(row - 1, column) + 1,
      between(row, column - 1) + 1,
      between(row - 1, column - 1) + (isSame ? 0 : 1),
    ]
    if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
      ways.push(between(row - 2, column - 2) + 1)
    return Math.min(...ways)
  }
  return between(one.length, other.length)
}

/** Every word looked at, and all of them ranked. */
const nearestByLooking = (word: string, uses: ReadonlyMap<string, number>): string | null => {
  const mostEdits = word.length <= 5 ? 1 : 2
  const ranked = [...uses]
    .map(([known, count], place) => ({
      known,
      count,
      place,
      alike: likeness(trigramsOf(word), trigramsOf(known)),
      edits: editsBetween(word, known, Math.max(word.length, known.length)),
    }))
    .filter(({ edits, alike, known }) => edits <= mostEdits && (alike >= 0.3 || known.length <= 6))
    .toSorted((a, b) => a.edits - b.edits || b.alike - a.alike || b.count - a.count || a.place - b.place)
  return ranked[0]?.known ?? null
}

const letters = (longest: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: longest })

test('edits are counted as far as they are asked for', () => {
  fc.assert(
    fc.property(letters(6), letters(6), fc.integer({ min: 0, max: 6 }), (one, other, most) => {
      expect(editsBetween(one, other, most)).toBe(Math.min(editsByDefinition(one, other), most + 1))
    }),
  )
})

test('the nearest word is the one that looking at every word finds', () => {
  const known = fc.uniqueArray(fc.tuple(letters(10), fc.integer({ min: 1, max: 3 })), {
    selector: ([word]) => word,
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(known, letters(10), (words, typed) => {
      const uses = new Map(words)
      expect(openKnownWords(uses)(typed)).toBe(nearestByLooking(typed, uses))
    }),
  )
})
