import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleOrder, isPlannableFrom, percentOf } from './rate.rules.ts'

test('a rate begins tomorrow at the earliest, and within two years', () => {
  expect(isPlannableFrom('2026-11-25', '2026-11-25')).toBe(false)
  expect(isPlannableFrom('2026-11-26', '2026-11-25')).toBe(true)
  expect(isPlannableFrom('2028-11-24', '2026-11-25')).toBe(true)
  expect(isPlannableFrom('2028-11-25', '2026-11-25')).toBe(false)
})

test('the parts of the example sum to what its client pays', () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 })
  const bps = fc.integer({ min: 0, max: 3_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 50 }), bps, bps, (finalPriceCents, qty, feeBps, taxBps) => {
      const order = exampleOrder({ finalPriceCents, qty }, { feeBps, taxBps })
      expect(order.vendor_cents + order.fee_cents + order.pro_cents).toBe(order.goods_cents)
      expect(order.goods_cents + order.tax_cents).toBe(order.total_cents)
    }),
  )
})

test('rates are read as percent', () => {
  expect([800, 725, 0, 1_050].map(percentOf)).toEqual(['8 %', '7.25 %', '0 %', '10.5 %'])
})
