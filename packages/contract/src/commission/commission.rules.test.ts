import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../shared/day.ts'
import { beginOf, mostPeriods, periodName, periodsBetween, readableStep, steps } from './commission.rules.ts'

test('weeks begin on Mondays, months with their first day', () => {
  expect(beginOf('week', '2026-11-01')).toBe('2026-10-26')
  expect(beginOf('week', '2026-11-02')).toBe('2026-11-02')
  expect(beginOf('month', '2026-11-30')).toBe('2026-11-01')
  expect(periodsBetween('month', { from: '2026-11-30', to: '2027-02-01' })).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
  expect(periodName('month', '2026-11-01')).toBe('11.2026')
  expect(periodName('week', '2026-11-02')).toBe('11.02.2026')
})

test('every day lies in exactly one period, and no report has more periods than are read unless they are months', () => {
  assert(
    property(
      constantFrom(...steps),
      integer({ min: 0, max: 4_000 }),
      integer({ min: 0, max: 900 }),
      (step, at, long) => {
        const from = addDays('2020-01-01', at)
        const to = addDays(from, long)
        const begins = periodsBetween(step, { from, to })
        expect(begins.toSorted()).toEqual(begins)
        expect(new Set(begins).size).toBe(begins.length)
        for (const day of [from, to, addDays(from, Math.floor(long / 2))])
          expect(begins).toContain(beginOf(step, day))
        const readable = readableStep(step, { from, to })
        expect(readable === 'month' || periodsBetween(readable, { from, to }).length <= mostPeriods).toBe(
          true,
        )
      },
    ),
  )
})
