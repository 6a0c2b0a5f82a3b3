import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DayCount,
  daysOfMonth,
  lastDays,
  lastMonths,
  leastScored,
  scoreMeasures,
  scoreOf,
} from './score-card.rules.ts'

const days = ['2026-10-31', '2026-11-01', '2026-11-24', '2026-11-25'] as const
const counts: fc.Arbitrary<DayCount[]> = fc.array(
  fc
    .record({
      measure: fc.constantFrom(...scoreMeasures),
      day: fc.constantFrom(...days),
      of: fc.nat(20),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ share, ...count }) => ({ ...count, part: Math.floor(count.of * share) })),
)

test('a share is between nothing and all, and said from five on', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const score = scoreOf(all, { from: days[0], to: days[3] })
      for (const measure of scoreMeasures) {
        const { part, of, value } = score[measure]
        expect(part).toBeLessThanOrEqual(of)
        expect(value === null).toBe(of < leastScored)
        if (value !== null) expect(value >= 0 && value <= 10_000).toBe(true)
      }
    }),
  )
})

test('two spans side by side count what the whole counts', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const of = (from: string, to: string) => scoreOf(all, { from, to }).on_time.of
      expect(of(days[0], days[1]) + of(days[2], days[3])).toBe(of(days[0], days[3]))
    }),
  )
})

test('a response is minutes, a share hundredths of a percent', () => {
  const day = days[2]
  const score = scoreOf(
    [
      { measure: 'response', day, part: 600, of: 5 },
      { measure: 'accepted', day, part: 5, of: 6 },
    ],
    lastDays(days[3], 2),
  )
  expect([score.response.value, score.accepted.value]).toEqual([120, 8_333])
})

test('thirty days end today, and months go back over the year', () => {
  expect(lastDays('2026-11-25', 30)).toEqual({ from: '2026-10-27', to: '2026-11-25' })
  expect(lastMonths('2027-02-03', 4)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11'])
  const { from, to } = daysOfMonth('2026-11')
  expect(
    ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => day >= from && day <= to),
  ).toEqual([false, true, true, false])
})
