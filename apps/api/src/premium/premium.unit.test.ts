import { dayMs } from '@showroom/contract/shared/time'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { graceUntil, isGraceOver, isPaying, nextLook, stateOf } from './premium.rules.ts'

const since = new Date('2026-11-25T18:00:00Z')
const states = ['asked', 'confirming', 'active', 'past_due', 'declined', 'ended'] as const

test('a showroom is Premium while it is paid for, and in the days of grace', () => {
  expect(states.filter(isPaying)).toEqual(['active', 'past_due'])
  expect(stateOf({ status: 'incomplete' })).toBe('confirming')
  expect(stateOf({ status: 'unpaid' })).toBe('past_due')
  expect(stateOf({ status: 'canceled' })).toBe('ended')
})

test('grace ends with the moment that is told, and not before', () => {
  assert(
    property(integer({ min: -30 * dayMs, max: 30 * dayMs }), (afterMs) => {
      const now = new Date(since.getTime() + afterMs)
      expect(isGraceOver(since, now)).toBe(now >= graceUntil(since))
      expect(isGraceOver(null, now)).toBe(false)
    }),
  )
})

test('whatever it is, it is looked at again within a quarter of a day', () => {
  assert(
    property(constantFrom(...states), (state) => {
      const wait = nextLook(state, since).getTime() - since.getTime()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(dayMs / 4)
    }),
  )
})
