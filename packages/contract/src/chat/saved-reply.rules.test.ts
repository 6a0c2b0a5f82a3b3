import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repliesMeant, replyTyped } from './saved-reply.rules.ts'

const replies = ['Lead times', 'How to measure', 'Sample times'].map((name) => ({ name }))
const meant = (before: string) => repliesMeant(replies, before).map(({ name }) => name)

test('a slash at the beginning offers all, and each typed word narrows them', () => {
  expect(meant('/')).toEqual(['Lead times', 'How to measure', 'Sample times'])
  expect(meant('/times')).toEqual(['Lead times', 'Sample times'])
  expect(meant('/sam')).toEqual(['Sample times'])
  expect(meant('/LEAD ti')).toEqual(['Lead times'])
  expect(meant('/zzz')).toEqual([])
})

test('a slash in a message is a slash', () => {
  for (const words of ['1/2 inch', 'and/or', ' /times', '/a\n', '//', '/https://'])
    expect(meant(words)).toEqual([])
})

test('what is offered is of what is kept, each once, whatever is typed', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 20 })
  fc.assert(
    fc.property(names, fc.string(), (kept, typed) => {
      const all = kept.map((name) => ({ name }))
      const offered = repliesMeant(all, `/${typed}`)
      expect(new Set(offered).size).toBe(offered.length)
      for (const one of offered) expect(all).toContain(one)
      if (replyTyped(`/${typed}`) === null) expect(offered).toEqual([])
    }),
  )
})
