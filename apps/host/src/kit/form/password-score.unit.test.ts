import { expect, test } from 'vitest'
import { scoreOf } from './password-score.ts'

test('a password that everybody uses is very easy to guess', () => {
  expect(scoreOf('password1', [])).toBe(0)
})

test('one’s own name is no password', () => {
  const known = ['Rosalind Vanderberg', 'rosalind@example.com']
  expect(scoreOf('rosalindvanderberg', known)).toBeLessThanOrEqual(1)
  expect(scoreOf('rosalindvanderberg', [])).toBeGreaterThan(1)
})

test('what is shorter than 8 characters is never called strong', () => {
  expect(scoreOf('x7#Qz!p', [])).toBeLessThanOrEqual(1)
})

test('a sentence of unrelated words is strong', () => {
  expect(scoreOf('marble-otter-violet-kayak', [])).toBe(4)
})
