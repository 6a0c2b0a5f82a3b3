import { expect, test } from 'vitest'
import { nextFetch } from './goods-feed.rules.ts'

const due = new Date('2026-11-02T09:00:00Z')
const next = (every: 'day' | 'week', now: string) => nextFetch(every, due, new Date(now)).toISOString()

test('the next fetch is a period later, at the same time of the day', () => {
  expect(next('day', '2026-11-02T09:04:00Z')).toBe('2026-11-03T09:00:00.000Z')
  expect(next('week', '2026-11-02T09:04:00Z')).toBe('2026-11-09T09:00:00.000Z')
})

test('what was slept through is not made up for', () => {
  expect(next('day', '2026-11-05T10:00:00Z')).toBe('2026-11-06T09:00:00.000Z')
  expect(next('day', '2026-11-05T09:00:00Z')).toBe('2026-11-06T09:00:00.000Z')
})

test('asked before it is due, it is the one after', () => {
  expect(next('day', '2026-11-02T08:00:00Z')).toBe('2026-11-03T09:00:00.000Z')
})
