import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import { addDays, weekday } from './day.ts'

test.each([
  ['2026-11-23', true, 'a Monday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-11-26', false, 'Thanksgiving'],
  ['2026-12-25', false, 'Christmas'],
  ['2027-07-05', false, 'the Monday after a Fourth on a Sunday'],
  ['2026-07-03', true, 'the Friday before a Fourth on a Saturday'],
  ['2027-05-31', false, 'Memorial Day, the last Monday of May'],
  ['2027-05-24', true, 'the Monday before it'],
])('%s is a business day: %s (%s)', (day, expected) => {
  expect(isBusinessDay(day)).toBe(expected)
})

test('business days skip weekends and holidays', () => {
  expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27')
  expect(addBusinessDays('2026-11-25', 2)).toBe('2026-11-30')
  expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21')
})

// Monday to Friday less the holidays of the Federal Reserve (domain §3.15).
test.each([
  ['2026-11-02', '2027-01-11'],
  ['2026-11-21', '2027-01-29'],
  ['2026-05-01', '2026-07-08'],
  ['2027-05-03', '2027-07-08'],
  ['2027-11-01', '2028-01-06'],
])('46 business days after %s are over on %s', (day, expected) => {
  expect(addBusinessDays(day, 46)).toBe(expected)
})

test('as many business days lie between as were counted, and the last is one', () => {
  assert(
    property(integer({ min: 0, max: 20_000 }), integer({ min: 1, max: 120 }), (from, count) => {
      const day = addDays('2000-01-01', from)
      const last = addBusinessDays(day, count)
      let counted = 0
      for (let at = addDays(day, 1); at <= last; at = addDays(at, 1)) if (isBusinessDay(at)) counted += 1
      expect(counted).toBe(count)
      expect([0, 6]).not.toContain(weekday(last))
    }),
    { numRuns: 60 },
  )
})
