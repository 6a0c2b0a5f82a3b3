import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../shared/day.ts'
import {
  canCancelPrice,
  canTakeEffect,
  furthestPlannedDays,
  isLargeStep,
  priceStepBps,
  scheduledPriceStates,
} from './scheduled-price.rules.ts'

const cents = fc.integer({ min: 1, max: 20_000_000 })
const today = '2026-11-25'

test.each([
  [10_000, 11_000, 1_000, false],
  [10_000, 12_000, 2_000, true],
  [10_000, 8_000, -2_000, true],
  [10_000, 8_001, -1_999, false],
  [300, 301, 33, false],
])('from %i to %i is %i, large: %s', (before, after, step, isLarge) => {
  expect([priceStepBps(before, after), isLargeStep(priceStepBps(before, after))]).toEqual([step, isLarge])
})

test('a price that rises moves up, and none falls by more than all of it', () => {
  fc.assert(
    fc.property(cents, cents, (before, after) => {
      const step = priceStepBps(before, after)
      expect(Number.isInteger(step) && step >= -10_000).toBe(true)
      if (after >= before) expect(step).toBeGreaterThanOrEqual(0)
      else expect(step).toBeLessThanOrEqual(0)
    }),
  )
})

test('a price takes effect today at the earliest, and within two years', () => {
  expect(canTakeEffect(addDays(today, -1), today)).toBe(false)
  expect(canTakeEffect(today, today)).toBe(true)
  expect(canTakeEffect(addDays(today, furthestPlannedDays), today)).toBe(true)
  expect(canTakeEffect(addDays(today, furthestPlannedDays + 1), today)).toBe(false)
})

test('only what waits for a later day can be cancelled', () => {
  const on = (effectiveOn: string) =>
    scheduledPriceStates.filter((state) => canCancelPrice({ state, effectiveOn }, today))
  expect([on(today), on(addDays(today, 1))]).toEqual([[], ['scheduled']])
})
