import type { Landing, RoomSaving } from '@showroom/contract/landing/landing'
import { expect, test } from 'vitest'
import { savingsClaims } from './savings-claims.ts'

const room = (menu_slug: string, typical_pct: number | null): RoomSaving => ({
  name: menu_slug,
  menu_slug,
  materials: 100,
  compared: 100,
  below_msrp: 97,
  typical_pct,
  middle_pct: null,
  msrp_dates: null,
})
const landing = (rooms: RoomSaving[]): Landing => ({
  counts: { materials: 300, brands: 3, vendors: 2, categories: 21 },
  savings: { rooms, up_to_pct: 56 },
})

test('kitchen, bathroom and outdoor are claimed, in this order and with what was computed', () => {
  const claims = savingsClaims(
    landing([
      room('landscaping-outdoor', 39),
      room('flooring', 37),
      room('bathroom', 30),
      room('kitchen', 54),
    ]),
  )
  expect(claims.map(({ label, percent }) => [label, percent])).toEqual([
    ['Kitchen', 54],
    ['Bathroom', 30],
    ['Outdoor', 39],
  ])
})

test('a room without a computed figure is not spoken of', () => {
  const claims = savingsClaims(landing([room('kitchen', null), room('bathroom', 30)]))
  expect(claims.map(({ label }) => label)).toEqual(['Bathroom'])
})
