import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../shared/time.ts'
import { type Asked, usualAnswerTime } from './answer-time.rules.ts'
import { answerTimes } from './chat-choices.ts'

const now = new Date('2026-11-23T17:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const answered = (ms: number): Asked => ({ askedAt: before(10 * dayMs), answeredAt: before(10 * dayMs - ms) })
const open = (ms: number): Asked => ({ askedAt: before(ms), answeredAt: null })
const times = (count: number, asked: Asked) => Array.from({ length: count }, () => asked)

test.each([
  ['nothing', [], null],
  ['four answers', times(4, answered(minuteMs)), null],
  ['five within a minute', times(5, answered(minuteMs)), '15_minutes'],
  ['exactly an hour', times(5, answered(hourMs)), 'hour'],
  ['a second more', times(5, answered(hourMs + 1_000)), '4_hours'],
  ['one of five that took days', [...times(4, answered(hourMs)), answered(9 * dayMs)], 'hour'],
  ['two of five that took days', [...times(3, answered(hourMs)), ...times(2, answered(2 * dayMs))], '3_days'],
  ['answers after four days', times(6, answered(4 * dayMs)), null],
  ['a question of this morning, open yet', [...times(5, answered(hourMs)), open(4 * hourMs)], 'hour'],
  ['questions that nobody answered', [...times(5, answered(hourMs)), ...times(5, open(2 * dayMs))], '3_days'],
  ['open questions alone', times(9, open(2 * dayMs)), null],
] as const)('of %s', (_what, asked, time) => {
  expect(usualAnswerTime(asked, now)).toBe(time)
})

test('whoever answers faster is never said to be slower, and one more open question never makes it shorter', () => {
  const rank = (asked: readonly Asked[]) => {
    const time = usualAnswerTime(asked, now)
    return time === null ? answerTimes.length : answerTimes.indexOf(time)
  }
  const waits = fc.array(fc.integer({ min: 0, max: 6 * dayMs }), { minLength: 5, maxLength: 30 })
  fc.assert(
    fc.property(waits, (all) => {
      const asked = all.map(answered)
      expect(rank(all.map((ms) => answered(ms / 2)))).toBeLessThanOrEqual(rank(asked))
      expect(rank([...asked, open(5 * dayMs)])).toBeGreaterThanOrEqual(rank(asked))
    }),
  )
})
