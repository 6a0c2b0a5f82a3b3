import type { ChatMessage } from '@showroom/contract/chat/chat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMessage } from '../testing/chat-fixtures.ts'
import { hasGap, latest, merged, partsOf, spoken, taken, withoutSent } from './chat-view.ts'

const copy = fc.record({ no: fc.integer({ min: 1, max: 20 }), version: fc.integer({ min: 1, max: 4 }) })

test('however messages come, each is there once, in order, in its latest version', () =>
  fc.assert(
    fc.property(fc.array(fc.array(copy)), (rounds) => {
      const come = rounds.map((round) => round.map((one) => aMessage(one)))
      const all = come.reduce<readonly ChatMessage[]>((known, round) => merged(known, round), [])
      const numbers = all.map(({ no }) => no)
      expect(numbers).toEqual([...new Set(come.flat().map(({ no }) => no))].sort((a, b) => a - b))
      for (const { no, version } of all)
        expect(version).toBe(
          Math.max(
            ...come
              .flat()
              .filter((one) => one.no === no)
              .map((one) => one.version),
          ),
        )
    }),
  ))

test('a change far back makes no gap, and is there for whoever looks at that message', () => {
  const known = [51, 52].map((no) => aMessage({ no }))
  const pinned = aMessage({ no: 5, version: 2, is_pinned: true })
  const next = taken({ messages: known, apart: [] }, [pinned, aMessage({ no: 53 })])
  expect(next.messages.map(({ no }) => no)).toEqual([51, 52, 53])
  expect(latest([aMessage({ no: 5 }), aMessage({ no: 52 })], next)).toEqual([pinned, aMessage({ no: 52 })])
})

test('a gap is seen', () => {
  expect(hasGap([3, 4, 5].map((no) => aMessage({ no })))).toBe(false)
  expect(hasGap([3, 5].map((no) => aMessage({ no })))).toBe(true)
})

test('what came back from the server waits no more; somebody else’s of the same name does not count', () => {
  const waiting = { clientId: 'c1', body: 'Hi', files: [], replyTo: null, mentions: [], isFailed: false }
  const own = aMessage({ client_id: 'c1', author: { id: 'me', name: 'Ana' } })
  const other = aMessage({ client_id: 'c1', author: { id: 'they', name: 'Bo' } })
  expect(withoutSent([waiting], [own], 'me')).toEqual([])
  expect(withoutSent([waiting], [other], 'me')).toEqual([waiting])
})

test('who goes on within five minutes is not named again; a new day begins anew', () => {
  const at = (created_at: string, id = 'me') => aMessage({ created_at, author: { id, name: id } })
  const drawn = spoken(
    [
      at('2026-11-22T23:58:00Z'),
      at('2026-11-22T23:59:00Z'),
      at('2026-11-23T00:01:00Z'),
      at('2026-11-23T00:02:00Z', 'they'),
    ],
    (moment) => moment.slice(0, 10),
  )
  expect(drawn.map(({ isNewDay, isSameAuthor }) => [isNewDay, isSameAuthor])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, false],
  ])
})

test.each([
  [
    'See https://a.example/x.',
    [
      ['text', 'See '],
      ['link', 'https://a.example/x'],
      ['text', '.'],
    ],
  ],
  ['javascript:alert(1)', [['text', 'javascript:alert(1)']]],
  [
    '@Ana Lopez look',
    [
      ['mention', '@Ana Lopez'],
      ['text', ' look'],
    ],
  ],
  [
    'ask @Ana',
    [
      ['text', 'ask '],
      ['mention', '@Ana'],
    ],
  ],
])('%s is read in its parts', (body, parts) => {
  expect(partsOf(body, ['Ana', 'Ana Lopez']).map(({ kind, text }) => [kind, text])).toEqual(parts)
})

test('the parts of a message are the message', () =>
  fc.assert(
    fc.property(fc.string(), (body) => {
      const all = partsOf(body, ['Ana'])
      expect(all.map(({ text }) => text).join('')).toBe(body)
    }),
  ))
