import { expect, test } from 'vitest'
import { parseTsquery } from './tsquery.ts'

const word = (lexeme: string, isBeginning = false) => ({ kind: 'word', lexeme, isBeginning })

test('words, beginnings, and what binds them', () => {
  expect(parseTsquery(`'oak'`)).toEqual(word('oak'))
  expect(parseTsquery(`'oak' & ( 'floor':* | 'wood' & 'plank' )`)).toEqual({
    kind: 'all',
    of: [
      word('oak'),
      { kind: 'any', of: [word('floor', true), { kind: 'all', of: [word('wood'), word('plank')] }] },
    ],
  })
})

test('quotes and backslashes inside of a word are written twice', () => {
  expect(parseTsquery(`'o''ak'`)).toEqual(word("o'ak"))
  expect(parseTsquery(String.raw`'3\\4'`)).toEqual(word(String.raw`3\4`))
})

test('what is too common to be kept finds nothing', () => {
  expect(parseTsquery('')).toEqual({ kind: 'any', of: [] })
})

test.each([`'wi' <-> 'fi'`, `!'oak'`, `'oak':A`, `( 'oak'`, `'oak' 'floor'`, '&'])(
  '%s is left to PostgreSQL',
  (text) => {
    expect(parseTsquery(text)).toBeNull()
  },
)
