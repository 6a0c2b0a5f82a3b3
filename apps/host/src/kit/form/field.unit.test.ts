import { expect, test } from 'vitest'
import { limitReached } from './field.ts'

test('a text that can not grow says so, and a code says by itself how long it is', () => {
  expect(limitReached('x'.repeat(120), 120)).toBe('No more than 120 characters fit in here.')
  expect(limitReached('x'.repeat(4_000), 4_000)).toBe('No more than 4,000 characters fit in here.')
  expect(limitReached('x'.repeat(119), 120)).toBeUndefined()
  expect(limitReached('91101', 5)).toBeUndefined()
  expect(limitReached('x'.repeat(500), undefined)).toBeUndefined()
})
