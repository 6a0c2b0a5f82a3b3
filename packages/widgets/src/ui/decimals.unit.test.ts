import { expect, test } from 'vitest'
import { decimals } from './decimals.ts'

test('fractions of inches are decimals for who prefers them, written and said', () => {
  expect(decimals('7 1/2" × 24" · 3/8" thick')).toBe('7.5" × 24" · 0.375" thick')
  expect(decimals('7 and 1/2 by 24 inches, 3/8 inch thick')).toBe('7.5 by 24 inches, 0.375 inch thick')
  expect(decimals('12" × 24", 4 pieces')).toBe('12" × 24", 4 pieces')
})
