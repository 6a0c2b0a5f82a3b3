import { expect, test } from 'vitest'
import { askedCents } from './selection-cost.rules.ts'

test('a markup goes on top of the cost, in whole cents', () => {
  expect(askedCents(100_000, 25)).toBe(125_000)
  expect(askedCents(333, 10)).toBe(366)
  expect(askedCents(100_000, 0)).toBe(100_000)
  expect([askedCents(null, 25), askedCents(100, null)]).toEqual([null, null])
})

test('never less than the cost, and more with a higher markup', () => {
  for (let cost = 0; cost < 2_000; cost += 37)
    for (let markup = 0; markup < 100; markup += 7) {
      const asked = askedCents(cost, markup) ?? -1
      expect(asked).toBeGreaterThanOrEqual(cost)
      expect(asked).toBeLessThanOrEqual(askedCents(cost, markup + 7) ?? -1)
    }
})
