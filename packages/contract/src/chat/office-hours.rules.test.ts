import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '../shared/time.ts'
import { officeZoneNames } from './office-choices.ts'
import { type OfficeHours, officeHours } from './office-hours.ts'
import { changesAt, hoursText, isOpenAt } from './office-hours.rules.ts'

const week: OfficeHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', zone: 'America/New_York' }

test.each([
  ['Monday at nine', '2026-11-23T14:00:00Z', true],
  ['a second before', '2026-11-23T13:59:59Z', false],
  ['at five', '2026-11-23T22:00:00Z', false],
  ['on Sunday', '2026-11-22T17:00:00Z', false],
  ['on the Monday after the clock went forward', '2026-03-09T13:00:00Z', true],
  ['an hour earlier on the Friday before it did', '2026-03-06T13:00:00Z', false],
])('%s', (_when, moment, isOpen) => {
  expect(isOpenAt(week, new Date(moment))).toBe(isOpen)
})

test.each([
  [week, 'Mon–Fri, 9 AM–5 PM Eastern time'],
  [{ ...week, days: [6, 0, 1] }, 'Mon, Sat, Sun, 9 AM–5 PM Eastern time'],
  [{ ...week, days: [5, 6, 0] }, 'Fri–Sun, 9 AM–5 PM Eastern time'],
  [{ ...week, days: [2, 4], opens: '00:00', closes: '12:30' }, 'Tue, Thu, 12 AM–12:30 PM Eastern time'],
])('they are said as people say them: %#', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

const quarter = fc.integer({ min: 0, max: 95 })
const timeOf = (at: number) =>
  `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`
const anyHours = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    span: fc.tuple(quarter, quarter).filter(([one, other]) => one !== other),
    zone: fc.constantFrom(...officeZoneNames),
  })
  .map(({ days, span, zone }): OfficeHours => {
    const [first, last] = span.toSorted((one, other) => one - other)
    return { days, opens: timeOf(first ?? 0), closes: timeOf(last ?? 0), zone }
  })
/** Around the nights on which the clock changes, and a whole week on both sides. */
const anyMoment = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08T10:00:00Z',
      '2026-11-01T09:00:00Z',
      '2027-03-14T10:00:00Z',
      '2026-07-01T00:00:00Z',
    ),
    fc.integer({ min: -7 * 24 * 60, max: 7 * 24 * 60 }),
  )
  .map(([night, minutes]) => new Date(Date.parse(night) + minutes * minuteMs))

test('until it changes it stays, and then it is the other, in any night of the year', () =>
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, moment) => {
      expect(officeHours.safeParse(hours).success).toBe(true)
      const isOpen = isOpenAt(hours, moment)
      const change = changesAt(hours, moment)
      expect(change.getTime()).toBeGreaterThan(moment.getTime())
      expect(isOpenAt(hours, change)).toBe(!isOpen)
      expect(isOpenAt(hours, new Date(change.getTime() - 1))).toBe(isOpen)
      for (let at = moment.getTime(); at < change.getTime(); at += 37 * minuteMs)
        expect(isOpenAt(hours, new Date(at))).toBe(isOpen)
    }),
  ))

test('what is open is open as long as the clock on the wall says, but for the hour that a night skips or repeats', () =>
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, moment) => {
      // Who begins or ends in the hour that is repeated opens twice in that night.
      fc.pre([hours.opens, hours.closes].every((time) => time < '01:00' || time > '03:00'))
      fc.pre(!isOpenAt(hours, moment))
      const opens = changesAt(hours, moment)
      const minutes = (changesAt(hours, opens).getTime() - opens.getTime()) / minuteMs
      const [from, to] = [hours.opens, hours.closes].map(
        (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      )
      const wanted = (to ?? 0) - (from ?? 0)
      fc.pre(wanted < 23 * 60)
      expect(Math.abs(minutes - wanted)).toBeLessThanOrEqual(60)
    }),
  ))
