import { expect, test } from 'vitest'
import { dayAndHour, endOfDay } from './day.ts'

test.each(['2026-11-30', '2026-07-04', '2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'])(
  'the first moment after %s is midnight by the marketplace’s clock, whatever the clock does that night',
  (day) => {
    const end = endOfDay(day)
    expect(dayAndHour(end).hour).toBe(0)
    expect(dayAndHour(new Date(end.getTime() - 1)).day).toBe(day)
  },
)
