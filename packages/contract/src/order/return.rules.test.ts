import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { actBy, deadlinesOf, overdueOf, waitOf } from './return-waits.rules.ts'
import {
  arrivalThatCounts,
  atBankBy,
  canTake,
  daysLeft,
  isFault,
  isInWindow,
  isLate,
  isOpenReturn,
  lastDayOf,
  mostUnits,
  mostUnitsNow,
  needsPhotos,
  notReturnable,
  openUntil,
  reasonsOf,
  returnKinds,
  returnStateNames,
  returnSteps,
  type ReturnState,
} from './return.rules.ts'

const at = (text: string) => new Date(text)

test.each([
  // The example of domain §3.13, delivered in the morning and a minute before midnight, Pacific.
  ['return', '2026-11-14T17:00:00Z', '2026-11-26', '2026-11-27T08:00:00Z'],
  ['return', '2026-11-15T07:59:59Z', '2026-11-26', '2026-11-27T08:00:00Z'],
  ['return', '2026-11-15T08:00:00Z', '2026-11-27', '2026-11-28T08:00:00Z'],
  ['claim', '2026-11-14T17:00:00Z', '2026-11-28', '2026-11-29T08:00:00Z'],
  // Summer time ends on 11.01 and begins on 03.14.
  ['return', '2026-10-24T17:00:00Z', '2026-11-05', '2026-11-06T08:00:00Z'],
  ['return', '2027-03-03T17:00:00Z', '2027-03-15', '2027-03-16T07:00:00Z'],
  // A leap day counts.
  ['return', '2028-02-20T17:00:00Z', '2028-03-03', '2028-03-04T08:00:00Z'],
] as const)('a %s of what came at %s is open until the end of %s', (kind, delivered, last, over) => {
  const deliveredAt = at(delivered)
  expect(lastDayOf(kind, deliveredAt)).toBe(last)
  expect(isInWindow(kind, deliveredAt, new Date(at(over).getTime() - 1))).toBe(true)
  expect(isInWindow(kind, deliveredAt, at(over))).toBe(false)
  expect(openUntil(kind, deliveredAt).getTime()).toBe(at(over).getTime() - 1)
})

test('days left are counted by the calendar, and none is left on the last', () => {
  const delivered = at('2026-11-14T17:00:00Z')
  expect(daysLeft('return', delivered, at('2026-11-22T20:00:00Z'))).toBe(4)
  expect(daysLeft('return', delivered, at('2026-11-27T07:59:00Z'))).toBe(0)
  expect(daysLeft('return', delivered, at('2027-01-01T08:00:00Z'))).toBe(0)
})

test('14 days to send it, 30 for the vendor, each to the end of its day', () => {
  const from = (state: ReturnState, day: string) =>
    deadlinesOf({ kind: 'return', state }, at(`${day}T18:00:00Z`))
  expect(from('approved', '2026-11-16').sendBy?.toISOString()).toBe('2026-12-01T07:59:59.999Z')
  expect(from('received', '2026-11-20').refundBy?.toISOString()).toBe('2026-12-21T07:59:59.999Z')
})

test.each([
  ['2026-11-20T18:00:00Z', '2026-12-11', 'Thanksgiving is no day of a bank'],
  ['2026-11-03T07:59:00Z', '2026-11-23', 'given back on 11.02 by the Pacific calendar; Veterans Day'],
  ['2027-06-11T18:00:00Z', '2027-07-01', 'Juneteenth on a Saturday is not moved'],
  ['2027-06-15T18:00:00Z', '2027-07-06', 'Independence Day on a Sunday is moved to the Monday'],
  ['2027-12-20T18:00:00Z', '2028-01-07', 'Christmas and New Year on Saturdays are not moved'],
  ['2028-02-14T18:00:00Z', '2028-03-06', 'a leap day is a Tuesday like another; Presidents’ Day'],
])('what is given back at %s is at the bank by %s (%s)', (refunded, latest) => {
  expect(atBankBy(at(refunded))).toBe(latest)
})

test('the day 21 days after the order is in time, and the next is late', () => {
  const placed = at('2026-11-02T18:15:00Z')
  expect(isLate(placed, at('2026-11-24T07:00:00Z'))).toBe(false)
  expect(isLate(placed, at('2026-11-24T09:00:00Z'))).toBe(true)
})

test('whose fault it is decides over photos; a client’s own wish needs none', () => {
  expect(reasonsOf('return')).toEqual([
    'changed_mind',
    'too_many',
    'wrong_item',
    'damaged',
    'defective',
    'not_as_described',
  ])
  expect(reasonsOf('return').filter(needsPhotos)).toHaveLength(4)
  expect(reasonsOf('claim').every(isFault)).toBe(true)
})

test('what is cut, made for one client or sold off does not come back', () => {
  expect(notReturnable({ unit: 'slab', stockStatus: 'in_stock' })).toBe('cut')
  expect(notReturnable({ unit: 'square_foot', stockStatus: 'in_stock' })).toBe('cut')
  expect(notReturnable({ unit: 'box', stockStatus: 'made_to_order' })).toBe('made')
  expect(notReturnable({ unit: 'piece', stockStatus: 'discontinued' })).toBe('clearance')
  expect(notReturnable({ unit: 'box', stockStatus: 'low' })).toBeNull()
})

test('no step leads on from an end, and what is open can go on', () => {
  for (const kind of returnKinds)
    for (const state of returnStateNames) {
      const steps = returnSteps.filter((step) => canTake(step, { kind, state }))
      if (!isOpenReturn(state)) expect(steps).toEqual([])
    }
  expect(returnSteps.filter((step) => canTake(step, { kind: 'return', state: 'sent' }))).toEqual(['receive'])
  expect(returnSteps.filter((step) => canTake(step, { kind: 'claim', state: 'approved' }))).toEqual([
    'withdraw',
    'replace',
  ])
})

test('whatever was given back and is asked for, never more than was delivered may be asked for', () => {
  const units = integer({ min: 0, max: 40 })
  assert(
    property(
      constantFrom('delivered', 'shipped', 'returned'),
      units,
      units,
      units,
      (status, qty, back, asked) => {
        const arrivals = status === 'shipped' ? [] : [{ units: qty, at: new Date() }]
        const most = mostUnits({ status, arrivals, returnedQty: back, askedQty: asked })
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(qty)
        if (status !== 'delivered') expect(most).toBe(0)
        if (most > 0) expect(most + back + asked).toBe(qty)
      },
    ),
  )
})

test('the boxes of one package have days of their own', () => {
  const [first, second] = [new Date('2026-11-03T18:00:00Z'), new Date('2026-11-10T18:00:00Z')]
  const line = {
    status: 'picked_up',
    arrivals: [
      { units: 4, at: first },
      { units: 3, at: second },
    ],
    returnedQty: 1,
    askedQty: 0,
  } as const
  const on = (day: string) => {
    const now = new Date(`${day}T18:00:00Z`)
    return [mostUnitsNow('return', line, now), arrivalThatCounts('return', line.arrivals, now)]
  }
  expect(on('2026-11-15')).toEqual([6, first])
  // What was given back was of the first: the second is all there.
  expect(on('2026-11-16')).toEqual([3, second])
  expect(on('2026-11-23')).toEqual([0, second])
  expect(mostUnits(line)).toBe(6)
  expect(arrivalThatCounts('claim', [], first)).toBeNull()
})

test('whatever is open waits for somebody, has a day, and something happens after it', () => {
  const since = new Date('2026-11-03T18:00:00Z')
  const happens = returnKinds.flatMap((kind) =>
    returnStateNames.map((state) => {
      const standing = { kind, state, answerBy: null, sendBy: null, refundBy: null }
      const waiting = { ...standing, ...deadlinesOf({ kind, state }, since) }
      const until = actBy(waiting)
      expect(until !== null, `${kind} ${state}`).toBe(isOpenReturn(state))
      if (!until) return null
      expect(waiting.remindAt?.getTime()).toBeGreaterThan(since.getTime())
      expect(waiting.remindAt?.getTime()).toBeLessThan(until.getTime())
      expect(overdueOf(waiting, until)).toBeNull()
      return `${kind} ${state}: ${waitOf(waiting)?.for}, ${overdueOf(waiting, new Date(until.getTime() + 1))}`
    }),
  )
  expect(happens.filter((said) => said !== null)).toEqual([
    'return asked: vendor, escalate',
    'return approved: client, lapse',
    'return sent: vendor, refund',
    'return received: vendor, refund',
    'claim asked: vendor, escalate',
    'claim approved: vendor, refund',
    'claim sent: vendor, refund',
    'claim received: vendor, refund',
  ])
})
