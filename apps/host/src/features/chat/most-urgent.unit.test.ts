import { expect, test } from 'vitest'
import { mostUrgent } from './most-urgent.ts'

const talk = (path: string, unread: number, last_at: string | null) => ({ path, unread, last_at })

test.each([
  ['nowhere', [], undefined],
  ['the first, where nothing was said', [talk('a', 0, null), talk('b', 0, null)], 'a'],
  ['the newest', [talk('a', 0, '2026-11-01'), talk('b', 0, '2026-11-02'), talk('c', 0, null)], 'b'],
  ['what is unread, however old', [talk('a', 0, '2026-11-02'), talk('b', 1, '2026-11-01')], 'b'],
  ['the newest of what is unread', [talk('a', 2, '2026-11-01'), talk('b', 1, '2026-11-02')], 'b'],
])('the header leads to %s', (_where, talks, path) => {
  expect(mostUrgent(talks)?.path).toBe(path)
})
