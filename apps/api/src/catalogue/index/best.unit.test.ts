import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBest } from './best.ts'

const offer = fc.record({ key: fc.integer({ min: -3, max: 3 }), popularity: fc.nat(3), id: fc.nat() })

test('the first ones are those of the whole order, however they come', () => {
  fc.assert(
    fc.property(fc.uniqueArray(offer, { selector: ({ id }) => id }), fc.nat(30), (offers, most) => {
      const best = openBest(most)
      for (const { key, popularity, id } of offers) best.offer(key, popularity, id)
      const sorted = offers.toSorted((a, b) => a.key - b.key || b.popularity - a.popularity || a.id - b.id)
      expect(best.inOrder()).toEqual(sorted.slice(0, most).map(({ id }) => id))
    }),
  )
})

test('what is refused is not among the first', () => {
  const best = openBest(1)
  expect([best.offer(1, 0, 1), best.offer(2, 9, 2), best.offer(1, 5, 3)]).toEqual([true, false, true])
  expect(best.inOrder()).toEqual([3])
})
