import { expect, test } from 'vitest'
import { hasBlockedWords } from './blocked-words.rules.ts'

test.each(['a SWASTIKA on the floor', 'porn, please', 'Nazi-style hall', 'nåzi', 'ｐｏｒｎ'])(
  '%s is refused',
  (text) => {
    expect(hasBlockedWords(text)).toBe(true)
  },
)

test.each(['', 'light floor, no marble, hexagon wall', 'nude tones', 'an Essex farmhouse', 'naked brick'])(
  '“%s” is a wish like others',
  (text) => {
    expect(hasBlockedWords(text)).toBe(false)
  },
)
