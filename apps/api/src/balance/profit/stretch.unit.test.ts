import { addDays, daysBetween } from '@showroom/contract/shared/day'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type Stretch, stretchesOf } from './stretch.rules.ts'

test('whole years and months are one sum each, and days at the ends', () => {
  expect(stretchesOf('2024-11-29', '2027-02-03')).toEqual([
    { grain: 'day', from: '2024-11-29', before: '2024-12-01' },
    { grain: 'month', from: '2024-12-01', before: '2025-01-01' },
    { grain: 'year', from: '2025-01-01', before: '2027-01-01' },
    { grain: 'month', from: '2027-01-01', before: '2027-02-01' },
    { grain: 'day', from: '2027-02-01', before: '2027-02-04' },
  ])
  expect(stretchesOf('2000-01-01', '2199-12-31')).toEqual([
    { grain: 'year', from: '2000-01-01', before: '2200-01-01' },
  ])
  expect(stretchesOf('2026-02-01', '2026-02-28')).toEqual([
    { grain: 'month', from: '2026-02-01', before: '2026-03-01' },
  ])
  expect(stretchesOf('2026-02-28', '2026-02-27')).toEqual([])
})

const isStart = ({ grain }: Stretch, day: string): boolean =>
  day.endsWith({ day: '', month: '-01', year: '-01-01' }[grain])

test('every day is in one of them, and each begins and ends where its sums do', () => {
  assert(
    property(integer({ min: 0, max: 9_000 }), integer({ min: 0, max: 1_500 }), (skipped, days) => {
      const from = addDays('2010-01-01', skipped)
      const to = addDays(from, days)
      const stretches = stretchesOf(from, to)
      expect(stretches.map((stretch) => stretch.from)).toEqual([
        from,
        ...stretches.slice(0, -1).map(({ before }) => before),
      ])
      expect(stretches.at(-1)?.before).toBe(addDays(to, 1))
      for (const stretch of stretches) {
        expect(daysBetween(stretch.from, stretch.before)).toBeGreaterThan(0)
        expect([stretch.from, stretch.before].every((day) => isStart(stretch, day))).toBe(true)
      }
      // At both ends fewer days than a month has, and fewer months than a year has.
      const ofDays = stretches.filter(({ grain }) => grain === 'day')
      for (const { from: first, before } of ofDays) expect(daysBetween(first, before)).toBeLessThan(61)
    }),
  )
})
