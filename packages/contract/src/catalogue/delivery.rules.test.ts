import { expect, test } from 'vitest'
import { addBusinessDays, type DeliveryFacts, deliveryOf, isBusinessDay } from './delivery.rules.ts'

const parcel: DeliveryFacts = {
  leadDaysMin: 2,
  leadDaysMax: 5,
  cutOffHour: 14,
  shipClass: 'Parcel',
  restockOn: null,
}
const at = (moment: string) => new Date(moment)

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
