import { expect, test } from 'vitest'
import { agoOf, momentOf } from './moments.ts'

const now = new Date('2026-11-23T17:00:00Z')

test.each([
  ['2026-11-23T16:59:00Z', 'just now'],
  ['2026-11-23T16:57:00Z', '3 minutes ago'],
  ['2026-11-23T15:30:00Z', '1 hour ago'],
  ['2026-11-22T16:00:00Z', '1 day ago'],
  ['2026-11-12T17:00:00Z', '11 days ago'],
])('%s is told as %s', (moment, told) => {
  expect(agoOf(moment, now)).toBe(told)
})

test('moments are written in Pacific time', () => {
  expect(momentOf('2026-11-23T05:41:00Z').replace(/\s/g, ' ')).toBe('11.22.2026, 9:41 PM')
})
