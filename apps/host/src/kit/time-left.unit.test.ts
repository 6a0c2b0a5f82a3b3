import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-23T17:00:00Z')

test.each([
  ['2026-11-24T17:00:00Z', '24 hours'],
  ['2026-11-24T15:29:30Z', '22 hours 30 minutes'],
  ['2026-11-23T18:01:00Z', '1 hour 1 minute'],
  ['2026-11-23T17:00:10Z', '1 minute'],
  ['2026-11-23T17:00:00Z', null],
  ['2026-11-22T17:00:00Z', null],
])('until %s it is %s', (due, left) => {
  expect(timeLeft(due, now)).toBe(left)
})
