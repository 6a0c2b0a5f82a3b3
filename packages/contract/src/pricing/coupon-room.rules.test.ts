import { expect, test } from 'vitest'
import { largestRoom, tightRoom } from './coupon.rules.ts'

const rooms = [
  { largest_bps: 2_000, products: 40 },
  { largest_bps: 1_300, products: 7 },
  { largest_bps: 909, products: 300 },
]

test('the largest coupon is what the largest markup leaves', () => {
  expect([largestRoom(rooms), largestRoom([])]).toEqual([2_000, 0])
})

test('a coupon says on how many products the markup leaves less than it takes off', () => {
  expect([909, 910, 1_300, 1_301].map((bps) => tightRoom(rooms, bps))).toEqual([
    null,
    { largest_bps: 909, products: 300 },
    { largest_bps: 909, products: 300 },
    { largest_bps: 909, products: 307 },
  ])
})
