import type { ShippedLine } from '@showroom/contract/shipping/shipping.rules'
import { expect, test } from 'vitest'
import { deliveriesFor, shippingProblem } from './deliveries.ts'

const aLine: ShippedLine = {
  qty: 1,
  weightLb: 40,
  longestEdge: 24_000,
  shipClass: 'Parcel',
  leadDaysMin: 2,
  leadDaysMax: 5,
  cutOffHour: 14,
  restockOn: null,
}
const startsOn = '2020-01-01'
const prices = {
  threshold: { priceCents: 4_500, startsOn },
  inside: { priceCents: 9_500, startsOn },
  white_glove: { priceCents: 19_500, startsOn },
}
const ordering = { now: new Date('2026-11-02T18:15:00Z'), prices }

test('a parcel comes free of charge, at no certain hour', () => {
  const [delivery] = deliveriesFor([{ vendor: 7, lines: [aLine] }], ordering)
  expect(delivery).toMatchObject({ vendor: 7, isPallet: false, weightLb: 40, windows: [] })
  expect(delivery?.services.map(({ service, priceCents }) => [service, priceCents])).toEqual([['parcel', 0]])
})

test('a pallet comes free to the curb with a liftgate; what is carried further costs', () => {
  const [, delivery] = deliveriesFor(
    [
      { vendor: 7, lines: [aLine] },
      { vendor: 8, lines: [{ ...aLine, qty: 9 }] },
    ],
    ordering,
  )
  expect(delivery).toMatchObject({ vendor: 8, isPallet: true, weightLb: 360, windows: ['8-12', '12-5'] })
  expect(delivery?.services.map(({ service, priceCents }) => [service, priceCents])).toEqual([
    ['curbside', 0],
    ['threshold', 4_500],
    ['inside', 9_500],
    ['white_glove', 19_500],
  ])
  expect(delivery?.arrives.earliest).toBe('2026-11-06')
})

test.each([
  [{ state: 'CA', street: '12 Elm St' }, null],
  [{ state: 'DC' }, null],
  [{ state: 'AK' }, 'Alaska'],
  [{ state: 'HI', street: '12 Elm St' }, 'Hawaii'],
  [{ state: 'PR' }, '50 states'],
  [{ state: 'CA', street: 'P.O. Box 4' }, 'street address'],
  [{ state: 'CA', street: '12 Elm St', apartment: 'PO Box 4' }, 'street address'],
])('to %o: %s', (place, said) => {
  const problem = shippingProblem(place)
  if (said === null) expect(problem).toBe(null)
  else expect(problem).toContain(said)
})
