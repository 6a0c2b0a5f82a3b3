import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('what is too long ends with a whole word and a sign; what fits stays as it is', () => {
  expect(shortened('Modern kitchen', 14)).toBe('Modern kitchen')
  expect(shortened('Modern kitchen in charcoal', 15)).toBe('Modern kitchen…')
  expect(shortened('Modern kitchen in charcoal', 16)).toBe('Modern kitchen…')
  expect(shortened('Kitchen, with a nook', 9)).toBe('Kitchen…')
  expect(shortened('Unbreakable', 6)).toBe('Unbre…')
})
