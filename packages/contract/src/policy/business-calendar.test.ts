import { describe, expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import { isDue, type PendingLine, releaseDay, releaseOf } from '../balance/release.rules.ts'
import { chooseWindowUntil } from '../order/shipment.rules.ts'
import { isBusinessDay } from '../shared/business-days.ts'
import { addDays, dayAndHour, weekday } from '../shared/day.ts'

const federalReserve: Record<string, string[]> = {
  ...vectors.fed_holidays,
  '2030': [
    '2030-01-01',
    '2030-01-21',
    '2030-02-18',
    '2030-05-27',
    '2030-06-19',
    '2030-07-04',
    '2030-09-02',
    '2030-10-14',
    '2030-11-11',
    '2030-11-28',
    '2030-12-25',
  ],
}

describe('a business day', () => {
  test.each(Object.entries(federalReserve))(
    'of %s is Monday to Friday less its holidays',
    (year, holidays) => {
      for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
        const isWorked = weekday(day) !== 0 && weekday(day) !== 6 && !holidays.includes(day)
        expect([day, isBusinessDay(day)]).toEqual([day, isWorked])
      }
    },
  )

  // On a Saturday a holiday is not moved; on a Sunday it is moved to Monday.
  test.each([
    ['2026-07-03', true, 'before Independence Day on a Saturday'],
    ['2027-07-05', false, 'after Independence Day on a Sunday'],
    ['2027-06-18', true, 'before Juneteenth on a Saturday'],
    ['2027-12-24', true, 'before Christmas on a Saturday'],
    ['2027-12-31', true, 'before New Year on a Saturday'],
    ['2028-11-10', true, 'before Veterans Day on a Saturday'],
    ['2029-11-12', false, 'after Veterans Day on a Sunday'],
    ['2028-02-29', true, 'a leap day, a Tuesday'],
  ])('%s: %s (%s)', (day, isWorked) => expect(isBusinessDay(day)).toBe(isWorked))
})

const delivered: PendingLine = {
  account: 'vendor',
  orderedOn: '2026-11-02',
  status: 'delivered',
  deliveredOn: '2026-04-01',
  returnEndedOn: null,
  isHeldBack: false,
  isDisputed: false,
  disputeEndedOn: null,
}

describe('46 business days after', () => {
  test.each([
    ['2026-11-02T00:30:00-08:00', '2027-01-11', 'the hours after midnight are of the new day'],
    ['2026-11-01T23:59:59-08:00', '2027-01-08', 'late on the Sunday on which clocks go back'],
    ['2027-03-14T23:30:00-07:00', '2027-05-17', 'late on the Sunday on which they go forward'],
    ['2026-04-29T12:00:00-07:00', '2026-07-06', 'Independence Day on a Saturday'],
    ['2027-04-28T12:00:00-07:00', '2027-07-02', 'Juneteenth on a Saturday'],
    ['2027-10-26T12:00:00-07:00', '2027-12-31', 'Christmas on a Saturday; the day itself before New Year'],
    ['2028-02-29T12:00:00-08:00', '2028-05-03', 'a leap day'],
  ])('%s comes %s (%s)', (ordered, on) => {
    const line = { ...delivered, orderedOn: dayAndHour(new Date(ordered)).day }
    expect(releaseOf(line)).toEqual({ on, reason: 'business_days' })
  })

  test.each([
    ['2027-01-11', '2027-01-11T00:05:00-08:00', 'a winter morning'],
    ['2027-03-15', '2027-03-15T00:05:00-07:00', 'the first morning of summer time'],
    ['2026-11-02', '2026-11-02T00:05:00-08:00', 'the first morning of winter time'],
    ['2028-02-29', '2028-02-29T00:05:00-08:00', 'a leap day'],
  ])('is reached on %s at %s and no moment before (%s)', (day, moment) => {
    const ordered = {
      ...delivered,
      status: 'returned',
      deliveredOn: null,
      returnEndedOn: addDays(day, -4),
    } as const
    expect(releaseDay(new Date(moment))).toBe(day)
    expect(releaseDay(new Date(Date.parse(moment) - 1)) < day).toBe(true)
    expect(isDue({ ...ordered, orderedOn: '2025-01-02' }, day)).toBe(true)
  })
})

test.each([
  // Two business days before the delivery may come.
  ['2026-07-07', '2026-07-05', 'Independence Day on a Saturday takes no day'],
  ['2027-07-06', '2027-07-01', 'Independence Day on a Sunday takes the Monday'],
  ['2028-03-01', '2028-02-28', 'over a leap day'],
])('the window of what may come on %s is chosen until %s (%s)', (from, until) => {
  expect(chooseWindowUntil(from)).toBe(until)
})
