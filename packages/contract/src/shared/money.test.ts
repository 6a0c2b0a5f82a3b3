import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import { scaled, shareOf, split } from './money.ts'

test.each([
  [5, 1, 2, 3],
  [-5, 1, 2, -3],
  [4, 1, 3, 1],
  [-1, 1, 3, 0],
  [7_425, 15_500, 15_500, 7_425],
  [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
  [3_000_000_000_001, 3_001, 6_002, 1_500_000_000_001],
  [-3_000_000_000_001, 3_001, 6_002, -1_500_000_000_001],
])('%i × %i / %i rounds to %i, a half away from zero', (amount, numerator, denominator, rounded) => {
  expect(scaled(amount, numerator, denominator)).toBe(rounded)
})

test.each(vectors.largest_remainder)('$total is split by weight without losing a cent', (given) => {
  expect(split(given.total, given.weights)).toEqual(given.parts)
})

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 40 })

test('parts sum to the whole, and none is a cent off its share', () => {
  fc.assert(
    fc.property(cents, weights, (total, shares) => {
      const whole = shares.reduce((sum, share) => sum + share, 0)
      const parts = split(total, shares)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : total)
      parts.forEach((part, index) => {
        const exact = whole === 0 ? 0 : (total * (shares[index] ?? 0)) / whole
        expect(Math.abs(part - exact)).toBeLessThan(1.000001)
      })
    }),
  )
})

test('a share is the exact fraction, rounded once', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 20_000 }), (amount, rate) => {
      const twice = BigInt(shareOf(amount, rate)) * 20_000n - BigInt(amount) * BigInt(rate) * 2n
      expect(twice <= 10_000n && twice >= -10_000n).toBe(true)
    }),
  )
})
