import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOf } from './credits.rules.ts'

test('what is not spent goes back by its share, the gift being spent first', () => {
  const bought = { credits: 10, amountCents: 900 }
  expect(refundOf(bought, 13)).toEqual({ credits: 10, cents: 900 })
  expect(refundOf(bought, 7)).toEqual({ credits: 7, cents: 630 })
  expect(refundOf({ credits: 30, amountCents: 2_400 }, 1)).toEqual({ credits: 1, cents: 80 })
  expect(refundOf(bought, 0)).toEqual({ credits: 0, cents: 0 })
})

test('never more than was paid, and more for more credits', () => {
  const bought = fc.record({
    credits: fc.integer({ min: 1, max: 1_000 }),
    amountCents: fc.integer({ min: 50, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(bought, fc.nat(2_000), (one, balance) => {
      const { credits, cents } = refundOf(one, balance)
      expect(credits).toBeLessThanOrEqual(Math.min(one.credits, balance))
      expect(cents).toBeLessThanOrEqual(one.amountCents)
      expect(refundOf(one, balance + 1).cents).toBeGreaterThanOrEqual(cents)
    }),
  )
})
