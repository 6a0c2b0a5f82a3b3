import { expect, test } from 'vitest'
import { scoreHint, scoreText } from './score-text.ts'

const few = { part: 1, of: 2, value: null }

test('minutes are minutes below an hour, and hours above', () => {
  const said = (value: number) => scoreText('response', { part: 0, of: 9, value })
  expect([said(59), said(60), said(150)]).toEqual(['59 min', '1.0 h', '2.5 h'])
})

test('a hint says what is known, and that nothing is where too few were counted', () => {
  const score = { on_time: { part: 97, of: 98, value: 9_898 }, accepted: few, damaged: few, response: few }
  expect(scoreHint({ score })).toBe('In 90 days: 99.0 % shipped on time.')
  expect(scoreHint({ score: { ...score, on_time: few } })).toBe(
    'Too few orders to say how this vendor ships.',
  )
})
