import { expect, test } from 'vitest'
import { daysOfSpan } from './report-days.ts'

test('a span is the days that it names, by the day of today', () => {
  const typed = { from: '01.02.2026', to: '' }
  const at = (today: string) => ({ today, typed })
  expect(daysOfSpan('month', at('2026-11-25'))).toEqual({ from: '11.01.2026', to: '11.25.2026' })
  expect(daysOfSpan('last', at('2026-01-31'))).toEqual({ from: '12.01.2025', to: '12.31.2025' })
  expect(daysOfSpan('year', at('2026-11-25'))).toEqual({ from: '01.01.2026', to: '11.25.2026' })
  expect(daysOfSpan('all', at('2026-11-25'))).toEqual({ from: '', to: '' })
  expect(daysOfSpan('days', at('2026-11-25'))).toEqual(typed)
})
