import { expect, test } from 'vitest'
import { addDays } from '../shared/day.ts'
import { canPauseUntil, longestPauseDays } from './pause.rules.ts'

const today = '2026-12-20'

test('goods are paused until tomorrow at the earliest, and a year at most', () => {
  const days = [0, 1, longestPauseDays, longestPauseDays + 1].map((ahead) => addDays(today, ahead))
  expect(days.map((day) => canPauseUntil(day, today))).toEqual([false, true, true, false])
})
