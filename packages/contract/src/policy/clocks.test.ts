import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOverdue } from '../balance/negative.rules.ts'
import { isCancelTime } from '../order/order-status.rules.ts'
import { answerPriceBy, answerTo, payPriceBy } from '../order/price-change.rules.ts'
import { actBy, deadlinesOf } from '../order/return-waits.rules.ts'
import { isInWindow, type ReturnState } from '../order/return.rules.ts'
import { isDueSince } from '../payout/payout-schedule.rules.ts'
import { addDays, weekday } from '../shared/day.ts'
import { hourMs } from '../shared/time.ts'

const returnBy = (state: ReturnState, began: Date): Date => {
  const standing = { kind: 'return', state, answerBy: null, sendBy: null, refundBy: null } as const
  return actBy({ ...standing, ...deadlinesOf(standing, began) }) ?? began
}

/** Whether what began then may still be done at that moment. */
const inTime = {
  'a click cancels': isCancelTime,
  'a new price is answered': (began: Date, now: Date) =>
    answerTo({ state: 'proposed', answerBy: answerPriceBy(began) }, 'accept', now) === 'take',
  'another card pays': (began: Date, now: Date) => now <= payPriceBy(began),
  'a return is asked for': (began: Date, now: Date) => isInWindow('return', began, now),
  'a claim is made': (began: Date, now: Date) => isInWindow('claim', began, now),
  'goods are sent back': (began: Date, now: Date) => now <= returnBy('approved', began),
  'a vendor refunds': (began: Date, now: Date) => now <= returnBy('received', began),
  'a balance is settled': (began: Date, now: Date) => !isOverdue(began, now),
}
type Deadline = keyof typeof inTime

/** By the clock in Los Angeles, which is -07:00 in summer: from 2027-03-14 and 2028-03-12, until 2026-11-01. */
const deadlines: [Deadline, began: string, last: string, why: string][] = [
  // Hours are hours of the world, whatever clocks show.
  ['a click cancels', '2026-11-01T01:30:00-07:00', '2026-11-01T01:30:00-08:00', 'the hour comes twice'],
  ['a click cancels', '2027-03-14T01:30:00-08:00', '2027-03-14T03:30:00-07:00', 'an hour is missing'],
  ['a click cancels', '2028-02-28T23:30:00-08:00', '2028-02-29T00:30:00-08:00', 'into a leap day'],
  ['a new price is answered', '2026-10-31T12:00:00-07:00', '2026-11-02T11:00:00-08:00', 'clocks go back'],
  ['a new price is answered', '2027-03-13T12:00:00-08:00', '2027-03-15T13:00:00-07:00', 'clocks go forward'],
  ['a new price is answered', '2028-02-28T12:00:00-08:00', '2028-03-01T12:00:00-08:00', 'over a leap day'],
  ['another card pays', '2026-10-31T12:00:00-07:00', '2026-11-01T11:00:00-08:00', 'clocks go back'],
  ['another card pays', '2027-03-13T12:00:00-08:00', '2027-03-14T13:00:00-07:00', 'clocks go forward'],
  ['another card pays', '2028-02-28T18:00:00-08:00', '2028-02-29T18:00:00-08:00', 'a leap day'],
  // Days end at midnight in Los Angeles, and no weekend or holiday makes them more.
  [
    'a return is asked for',
    '2026-10-20T12:00:00-07:00',
    '2026-11-01T23:59:59.999-08:00',
    'a day of 25 hours',
  ],
  [
    'a return is asked for',
    '2027-03-02T12:00:00-08:00',
    '2027-03-14T23:59:59.999-07:00',
    'a day of 23 hours',
  ],
  ['a return is asked for', '2028-02-17T12:00:00-08:00', '2028-02-29T23:59:59.999-08:00', 'a leap day'],
  ['a return is asked for', '2028-02-18T12:00:00-08:00', '2028-03-01T23:59:59.999-08:00', 'over a leap day'],
  [
    'a return is asked for',
    '2028-02-29T23:59:00-08:00',
    '2028-03-12T23:59:59.999-07:00',
    'from a leap night',
  ],
  [
    'a return is asked for',
    '2026-06-22T12:00:00-07:00',
    '2026-07-04T23:59:59.999-07:00',
    'a Saturday, a holiday',
  ],
  [
    'a return is asked for',
    '2027-06-22T12:00:00-07:00',
    '2027-07-04T23:59:59.999-07:00',
    'a Sunday, a holiday',
  ],
  [
    'a return is asked for',
    '2026-10-21T00:00:00-07:00',
    '2026-11-02T23:59:59.999-08:00',
    'delivered at midnight',
  ],
  ['a claim is made', '2026-10-18T12:00:00-07:00', '2026-11-01T23:59:59.999-08:00', 'clocks go back'],
  ['a claim is made', '2027-02-28T12:00:00-08:00', '2027-03-14T23:59:59.999-07:00', 'clocks go forward'],
  ['a claim is made', '2028-02-15T12:00:00-08:00', '2028-02-29T23:59:59.999-08:00', 'a leap day'],
  ['goods are sent back', '2026-10-18T23:59:00-07:00', '2026-11-01T23:59:59.999-08:00', 'clocks go back'],
  [
    'goods are sent back',
    '2027-12-11T12:00:00-08:00',
    '2027-12-25T23:59:59.999-08:00',
    'Christmas, a Saturday',
  ],
  [
    'goods are sent back',
    '2027-12-18T12:00:00-08:00',
    '2028-01-01T23:59:59.999-08:00',
    'New Year, a Saturday',
  ],
  ['a vendor refunds', '2026-10-02T12:00:00-07:00', '2026-11-01T23:59:59.999-08:00', 'clocks go back'],
  ['a vendor refunds', '2027-02-12T12:00:00-08:00', '2027-03-14T23:59:59.999-07:00', 'clocks go forward'],
  ['a vendor refunds', '2028-01-30T12:00:00-08:00', '2028-02-29T23:59:59.999-08:00', 'a leap day'],
  ['a vendor refunds', '2027-06-04T12:00:00-07:00', '2027-07-04T23:59:59.999-07:00', 'a Sunday, a holiday'],
  ['a balance is settled', '2026-10-22T12:00:00-07:00', '2026-11-01T23:59:59.999-08:00', 'clocks go back'],
  ['a balance is settled', '2027-03-04T23:59:00-08:00', '2027-03-14T23:59:59.999-07:00', 'clocks go forward'],
  ['a balance is settled', '2028-02-19T00:00:00-08:00', '2028-02-29T23:59:59.999-08:00', 'a leap day'],
]

test.each(deadlines)('%s from %s until %s and not a millisecond longer (%s)', (what, began, last) => {
  const start = new Date(began)
  const end = new Date(last)
  expect(inTime[what](start, end)).toBe(true)
  expect(inTime[what](start, new Date(end.getTime() + 1))).toBe(false)
})

test('whatever began whenever is over once: in time until a moment, and never again', () => {
  assert(
    property(
      constantFrom(...(Object.keys(inTime) as Deadline[])),
      integer({ min: Date.parse('2026-01-01'), max: Date.parse('2031-01-01') }),
      array(integer({ min: 0, max: 40 * 24 }), { minLength: 2, maxLength: 40 }),
      (what, began, hours) => {
        const seen = hours
          .toSorted((a, b) => a - b)
          .map((hour) => inTime[what](new Date(began), new Date(began + hour * hourMs)))
        expect(seen.indexOf(false) === -1 || !seen.slice(seen.indexOf(false)).includes(true)).toBe(true)
      },
    ),
  )
})

describe('a payout', () => {
  const friday = { schedule: 'weekly', day: 5 } as const
  const monthly = { schedule: 'monthly', day: 28 } as const
  test.each([
    ['over the change of clocks, a day early', friday, '2026-10-30', '2026-11-05', false],
    ['on its day', friday, '2026-10-30', '2026-11-06', true],
    ['four days asleep, over the change of clocks', friday, '2027-03-11', '2027-03-15', true],
    ['the day after that', friday, '2027-03-15', '2027-03-16', false],
    ['the day before a leap day', monthly, '2028-02-27', '2028-02-28', true],
    ['over a leap day', monthly, '2028-02-28', '2028-03-01', false],
    ['four days asleep, over a leap day', monthly, '2028-02-26', '2028-03-01', true],
  ] as const)('%s', (_, schedule, after, today, due) =>
    expect(isDueSince(schedule, { after, today })).toBe(due),
  )

  test('is due once for each of its days, or once for those that were slept through', () => {
    assert(
      property(constantFrom(friday, monthly), array(integer({ min: 1, max: 9 })), (schedule, sleeps) => {
        let [after, paid, days] = ['2026-10-01', 0, 0]
        for (const sleep of sleeps) {
          const today = addDays(after, sleep)
          const missed = Array.from({ length: sleep }, (_, index) => addDays(after, index + 1)).filter(
            (day) => (schedule === friday ? weekday(day) === 5 : day.endsWith('-28')),
          ).length
          const isPaid = isDueSince(schedule, { after, today })
          expect(isPaid).toBe(missed > 0)
          paid += Number(isPaid)
          days += missed
          after = today
        }
        expect(paid).toBeLessThanOrEqual(days)
      }),
    )
  })
})
