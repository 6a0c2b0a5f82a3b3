import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryServices } from '../checkout/delivery-services.ts'
import { addBusinessDays, isBusinessDay } from '../shared/business-days.ts'
import { addDays } from '../shared/day.ts'
import {
  canAssignLot,
  isLate,
  knowsClient,
  queueTabs,
  respondBy,
  shipBy,
  statusesIn,
  tabOf,
} from './order-queue.rules.ts'
import { isHeld, orderStatusNames } from './order-status.rules.ts'

test('every status is in one tab, and every tab has one', () => {
  expect(queueTabs.flatMap(statusesIn).toSorted()).toEqual(orderStatusNames.toSorted())
  expect(queueTabs.filter((tab) => statusesIn(tab).length === 0)).toEqual([])
  for (const status of orderStatusNames) expect(statusesIn(tabOf(status))).toContain(status)
})

test('a line is answered within 48 hours of the world, whatever clocks show', () => {
  expect(respondBy(new Date('2026-10-31T12:00:00-07:00'))).toEqual(new Date('2026-11-02T11:00:00-08:00'))
})

describe('goods leave', () => {
  test.each([
    { why: 'nothing leaves on Veterans Day', service: 'parcel', from: '2026-11-12', by: '2026-11-10' },
    { why: 'two business days before', service: 'threshold', from: '2026-11-12', by: '2026-11-09' },
    { why: 'nor on a weekend', service: 'parcel', from: '2026-11-30', by: '2026-11-27' },
  ] as const)('$service that come on $from by $by ($why)', ({ service, from, by }) => {
    expect(shipBy(service, from)).toBe(by)
  })

  test('before they come, whenever that is, and not a day later than they must', () => {
    assert(
      property(constantFrom(...deliveryServices), integer({ min: 0, max: 1_000 }), (service, days) => {
        const from = addDays('2026-01-01', days)
        const by = shipBy(service, from)
        const needed = service === 'parcel' ? 1 : 2
        expect([by < from, isBusinessDay(by)]).toEqual([true, true])
        expect(addBusinessDays(by, needed) <= from).toBe(true)
        for (let after = addDays(by, 1); after < from; after = addDays(after, 1))
          if (isBusinessDay(after)) expect(addBusinessDays(after, needed) > from).toBe(true)
      }),
    )
  })
})

test.each([
  ['waiting_for_approval', '2026-11-04T18:15:00Z', false],
  ['waiting_for_approval', '2026-11-04T18:15:00.001Z', true],
  ['in_progress', '2026-11-10T23:00:00Z', false],
  ['in_progress', '2026-11-11T23:00:00Z', true],
  ['shipped', '2026-12-24T23:00:00Z', false],
  ['decline', '2026-12-24T23:00:00Z', false],
] as const)('a line at %s is late at %s: %s', (status, at, late) => {
  const line = { status, placedAt: new Date('2026-11-02T18:15:00Z'), shipBy: '2026-11-10' }
  expect(isLate(line, { now: new Date(at), today: at.slice(0, 10) })).toBe(late)
})

test('the client is known from the approval on, and not of what came to nothing', () => {
  expect(orderStatusNames.filter((status) => !knowsClient(status))).toEqual([
    'waiting_for_approval',
    'decline',
    'cancle',
  ])
})

test('a lot is changed while all of the line is still in the warehouse', () => {
  assert(
    property(constantFrom(...orderStatusNames), integer({ min: 0, max: 3 }), (status, shippedQty) => {
      const may = canAssignLot({ status, shippedQty })
      if (may) expect([isHeld(status), shippedQty]).toEqual([true, 0])
      if (shippedQty > 0 || status === 'accept_to_pick_up') expect(may).toBe(false)
    }),
  )
})
