import { expect, test } from 'vitest'
import { type DeliveryFacts, deliveryOf } from './delivery.rules.ts'

const parcel: DeliveryFacts = {
  leadDaysMin: 2,
  leadDaysMax: 5,
  cutOffHour: 14,
  shipClass: 'Parcel',
  restockOn: null,
}
const at = (moment: string) => new Date(moment)

test('earliest and latest are lead time and transit after the order', () => {
  // Monday 9:00 in Los Angeles.
  expect(deliveryOf(parcel, at('2026-11-30T17:00:00Z'))).toEqual({
    earliest: '2026-12-03',
    latest: '2026-12-11',
    in_three_weeks: true,
  })
})

test('an order after the cut-off hour is worked on from the next business day', () => {
  const before = deliveryOf(parcel, at('2026-11-30T21:59:00Z'))
  const after = deliveryOf(parcel, at('2026-11-30T22:00:00Z'))
  expect(after.earliest > before.earliest).toBe(true)
})

test('the day is that of Los Angeles, not of the server', () => {
  // Already Tuesday in London, still Monday 17:00 in Los Angeles.
  const evening = deliveryOf({ ...parcel, cutOffHour: 24 }, at('2026-12-01T01:00:00Z'))
  expect(evening.earliest).toBe('2026-12-03')
})

test('a backordered product starts when it is back', () => {
  const delivery = deliveryOf({ ...parcel, restockOn: '2026-12-14' }, at('2026-11-30T17:00:00Z'))
  expect(delivery).toEqual({ earliest: '2026-12-17', latest: '2026-12-28', in_three_weeks: false })
})
