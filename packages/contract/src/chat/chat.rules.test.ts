import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, mayChangeWords } from './chat.rules.ts'

const createdAt = new Date('2026-11-23T17:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

test.each([
  ['at once', 0, true],
  ['after 14:59', 14.99, true],
  ['after 15 minutes', 15, false],
])('one’s own words can be changed %s: %s minutes, %s', (_when, minutes, may) => {
  expect(mayChangeWords({ createdAt, isOwn: true, isRemoved: false }, after(minutes))).toBe(may)
})

test('nobody changes what somebody else has said, or what was taken back', () => {
  expect(mayChangeWords({ createdAt, isOwn: false, isRemoved: false }, after(1))).toBe(false)
  expect(mayChangeWords({ createdAt, isOwn: true, isRemoved: true }, after(1))).toBe(false)
})

test('an excerpt is one line of at most so many letters, and cuts none in half', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (body) => {
      const excerpt = excerptOf(body, 40)
      expect([...excerpt].length).toBeLessThanOrEqual(40)
      expect(excerpt).not.toMatch(/\n/)
      expect(excerpt).not.toMatch(/\p{Surrogate}/u)
    }),
  ))
