import { expect, test } from 'vitest'
import { canCount, canReceiveOn } from './inventory.rules.ts'

test('a lot came in on a day that the calendar has had', () => {
  const today = '2026-11-26'
  const days = ['2026-11-26', '2000-01-01', '2026-11-27', '1999-12-31', '2026-02-30', '']
  expect(days.map((day) => canReceiveOn(day, today))).toEqual([true, true, false, false, false, false])
})

test('a count is at least what was promised', () => {
  expect([canCount(12, 12), canCount(11, 12)]).toEqual([true, false])
})
