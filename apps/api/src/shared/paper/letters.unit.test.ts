import { expect, test } from 'vitest'
import { paperMessages } from './paper.messages.ts'
import { writable } from './letters.ts'

test.each(['Łukasz Żółć', 'Ελένη Παπαδοπούλου', 'Юрий Їжак', 'Nguyễn Thị Hồng', '½ × 12″ – “Fog”, 4 €'])(
  '%s is written as it is',
  (text) => {
    expect(writable(text)).toBe(text)
  },
)

test.each([
  ['a letter of another script', '李 Wei', '□ Wei'],
  ['a family of emoji, as one sign', 'Home 👨‍👩‍👧!', 'Home □!'],
  ['an accent that was typed on its own', 'Cafe\u0301', 'Café'],
  ['a sign without a shape', 'Bath\u200Broom\u0007', 'Bathroom'],
  ['line ends', 'one\r\ntwo', 'one\ntwo'],
])('%s: %s is %s', (_what, text, shown) => {
  expect(writable(text)).toBe(shown)
})

test('our own words are in the font', () => {
  const words = Object.values(paperMessages).filter((each) => typeof each === 'string')
  expect(words.map(writable)).toEqual(words)
})
