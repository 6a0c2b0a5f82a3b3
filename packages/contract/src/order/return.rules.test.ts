import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  atBankBy,
  canTake,
  daysLeft,
  isFault,
  isInWindow,
  isLate,
  isOpenReturn,
  lastDayOf,
  mostUnits,
  needsPhotos,
  notReturnable,
  openUntil,
  reasonsOf,
  refundBy,
  returnKinds,
  returnStateNames,
  returnSteps,
  sendBackBy,
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
  expect(sendBackBy(at('2026-11-16T18:00:00Z')).toISOString()).toBe('2026-12-01T07:59:59.999Z')
  expect(refundBy(at('2026-11-20T18:00:00Z')).toISOString()).toBe('2026-12-21T07:59:59.999Z')
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
        const most = mostUnits({ status, qty, returnedQty: back, askedQty: asked })
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(qty)
        if (status !== 'delivered') expect(most).toBe(0)
        if (most > 0) expect(most + back + asked).toBe(qty)
      },
    ),
  )
})
