import { expect, test } from 'vitest'
import { codeOf, fullText, wordsOf } from './search-query.ts'

test.each([
  ['Oak Floor', ['oak', 'floor']],
  ['12 X 24 tile', ['12x24', 'tile']],
  ['Wood-look, 3/4" plank!', ['wood', 'look', '3/4', 'plank']],
  ['Crème brûlée', ['creme', 'brulee']],
  ["'; drop table x;--", ['drop', 'table', 'x']],
  ['1.5 in.', ['1.5', 'in']],
  ['& | ! ( ) : *', []],
])('%s is searched by its words', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words)
})

test('nobody searches by more than twelve words of forty letters', () => {
  const words = wordsOf(`${'x'.repeat(100)} `.repeat(50))
  expect(words).toHaveLength(12)
  expect(words[0]).toHaveLength(40)
})

test('all words must be there, the last may be unfinished', () => {
  expect(fullText(['matte', 'porcel'])).toBe("('matte') & ('porcel':*)")
})

test('a phrase that has other names is searched by all of them', () => {
  const query = fullText(['lav', 'faucet', 'chrome'])
  expect(query).toContain("('lav' & 'faucet') | ")
  expect(query).toContain("('bathroom' & 'faucet')")
  expect(query).toMatch(/ & \('chrome':\*\)$/)
})

test('plurals have the same other names', () => {
  expect(fullText(['pulls', 'brass'])).toContain("'handle'")
})

test.each([
  ['OST-TF-FENHO-FOG-24X48', 'OST-TF-FENHO-FOG-24X48'],
  [' os1000-05 ', 'OS1000-05'],
  ['4185.T6', '4185.T6'],
  ['200000000004', '200000000004'],
  ['oak floor', null],
  ['wood-look', null],
  ["'; select 1", null],
])('%s as an article number', (typed, code) => {
  expect(codeOf(typed)).toBe(code)
})
