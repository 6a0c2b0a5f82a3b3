import { smoothScrollMs } from '@showroom/contract/policy/figures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAt, wayAt } from './smooth-scroll.ts'

test('a page is there after 500 ms, and half way after half of them', () => {
  const way = { from: 1_000, to: 200 }
  expect([0, 250, 500, 900].map((ms) => placeAt(way, ms))).toEqual([1_000, 600, 200, 200])
})

test('it never goes back, and never beyond', () => {
  const ms = fc.integer({ min: 0, max: smoothScrollMs })
  fc.assert(
    fc.property(ms, ms, (one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        wayAt(at / smoothScrollMs),
      )
      expect(after).toBeGreaterThanOrEqual(before ?? 0)
      expect(after).toBeLessThanOrEqual(1)
    }),
  )
})
