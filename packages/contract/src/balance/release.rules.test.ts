import { assert, constantFrom, integer, option, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../shared/business-days.ts'
import { addDays, dayAndHour } from '../shared/day.ts'
import {
  balanceAccounts,
  isDue,
  orderedUntil,
  type PendingLine,
  releaseDay,
  releaseOf,
  releaseWords,
} from './release.rules.ts'

const delivered: PendingLine = {
  account: 'contractor',
  orderedOn: '2026-11-02',
  status: 'delivered',
  deliveredOn: '2026-11-14',
  returnEndedOn: null,
  isHeldBack: false,
  isDisputed: false,
  disputeEndedOn: null,
}

test('a delivered line is available 46 business days after its order', () => {
  expect(releaseOf(delivered)).toEqual({ on: '2027-01-11', reason: 'business_days' })
  expect(releaseWords(delivered)).toBe('46 business days after 11.02.2026')
  expect([isDue(delivered, '2027-01-10'), isDue(delivered, '2027-01-11')]).toEqual([false, true])
})

test('a late delivery has its twelve days first, and then the next business day', () => {
  const late = { ...delivered, deliveredOn: '2027-01-04' }
  // The twelve days end on Saturday, the 16th; Monday is Martin Luther King Jr. Day.
  expect(releaseOf(late)).toEqual({ on: '2027-01-19', reason: 'return_window' })
})

test('a return holds it back while it is open, and until the business day after it ended', () => {
  expect(releaseOf({ ...delivered, status: 'return_request' })).toMatchObject({
    on: null,
    reason: 'return_open',
  })
  expect(releaseOf({ ...delivered, isHeldBack: true })).toMatchObject({ on: null, reason: 'return_open' })
  expect(releaseOf({ ...delivered, isDisputed: true })).toMatchObject({ on: null, reason: 'dispute_open' })
  const rejected = { ...delivered, returnEndedOn: '2027-01-15' }
  expect(releaseOf(rejected)).toEqual({ on: '2027-01-19', reason: 'return_ended' })
  expect(releaseOf({ ...rejected, status: 'returned', deliveredOn: null }).on).toBe('2027-01-19')
})

test('what is not delivered waits, with the earliest day', () => {
  const open = { ...delivered, status: 'shipped', deliveredOn: null } as const
  expect(releaseOf(open)).toEqual({ on: null, earliest: '2027-01-11', reason: 'not_delivered' })
})

test.each([
  ['2027-01-11T08:04:59Z', '2027-01-08', 'Monday, 00:04:59 in Los Angeles'],
  ['2027-01-11T08:05:00Z', '2027-01-11', 'Monday, 00:05'],
  ['2027-01-17T20:00:00Z', '2027-01-15', 'a Sunday'],
  ['2027-01-18T20:00:00Z', '2027-01-15', 'a holiday'],
  ['2027-03-15T07:05:00Z', '2027-03-15', 'Monday after the clock went forward, 00:05'],
  ['2027-03-15T07:04:00Z', '2027-03-12', 'a minute before it'],
])('at %s what was due until %s is released (%s)', (moment, day) => {
  expect(releaseDay(new Date(moment))).toBe(day)
})

test('nothing is available before its 46 business days, its window and its return are over', () => {
  const days = integer({ min: 0, max: 90 })
  assert(
    property(
      constantFrom(...balanceAccounts),
      integer({ min: 0, max: 1_500 }),
      option(days),
      option(days),
      (account, from, delivery, returned) => {
        const orderedOn = addDays('2026-01-01', from)
        const after = (count: number | null) => (count === null ? null : addDays(orderedOn, count))
        const line: PendingLine = {
          ...delivered,
          account,
          orderedOn,
          deliveredOn: after(delivery),
          returnEndedOn: after(returned),
        }
        const { on } = releaseOf(line)
        expect(on === null).toBe(line.deliveredOn === null)
        if (on === null) return
        expect(isBusinessDay(on)).toBe(true)
        expect(on >= addBusinessDays(orderedOn, 46)).toBe(true)
        expect(on > addDays(line.deliveredOn ?? '', 12)).toBe(true)
        expect(on > (line.returnEndedOn ?? '')).toBe(true)
        // Whoever looks for what is due finds it.
        expect(orderedOn <= orderedUntil(on)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('orders until the day found have waited long enough, and those of the next day have not', () => {
  const { day } = dayAndHour(new Date('2027-01-11T18:00:00Z'))
  const until = orderedUntil(day)
  expect(addBusinessDays(until, 46) <= day).toBe(true)
  expect(addBusinessDays(addDays(until, 1), 46) > day).toBe(true)
})
