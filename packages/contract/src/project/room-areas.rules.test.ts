import { describe, expect, test } from 'vitest'
import { quantityToCover } from '../cart/quantity.rules.ts'
import { areasOf, isJoinable, type RoomMeasures } from './room-areas.rules.ts'

const aRoom = (telling: Partial<RoomMeasures> = {}): RoomMeasures => ({
  height: 8_000,
  rectangles: [{ length: 10_000, width: 8_000, joined: 0 }],
  openings: [],
  counters: [],
  backsplash_height: 0,
  ...telling,
})

describe('the areas of a room', () => {
  test('floor is length times width, walls are the outline times the height', () => {
    expect(areasOf(aRoom())).toEqual({ floor: 80_000, wall: 288_000, backsplash: 0, counter: 0 })
  })

  test('doors and windows are taken off the wall, each as often as it is there', () => {
    const openings = [
      { width: 3_000, height: 7_000, count: 1 },
      { width: 2_500, height: 4_000, count: 2 },
    ]
    expect(areasOf(aRoom({ openings })).wall).toBe(288_000 - 21_000 - 20_000)
  })

  test('an L of two rectangles has no wall where they meet', () => {
    const rectangles = [
      { length: 10_000, width: 8_000, joined: 0 },
      { length: 4_000, width: 5_000, joined: 4_000 },
    ]
    // Walking around the L: 10 + 8 + 6 + 5 + 4 + 13 = 46 ft.
    expect(areasOf(aRoom({ rectangles }))).toMatchObject({ floor: 100_000, wall: 46_000 * 8 })
  })

  test('the backsplash is as long as the counters', () => {
    const room = aRoom({ counters: [{ length: 7_500 }, { length: 3_250 }], backsplash_height: 1_500 })
    expect(areasOf(room)).toMatchObject({ counter: 10_750, backsplash: 16_125 })
  })

  test('what is not whole is rounded up, so that it never comes out short', () => {
    const rectangles = [{ length: 3_333, width: 3_333, joined: 0 }]
    expect(areasOf(aRoom({ rectangles })).floor).toBe(11_109)
  })

  test('openings larger than the wall leave none, not less than none', () => {
    const openings = [{ width: 40_000, height: 20_000, count: 9 }]
    expect(areasOf(aRoom({ openings })).wall).toBe(0)
  })

  test('a room without measures has no areas', () => {
    const bare = aRoom({ height: 0, rectangles: [] })
    expect(areasOf(bare)).toEqual({ floor: 0, wall: 0, backsplash: 0, counter: 0 })
  })
})

test('a floor feeds the coverage calculator: 10 × 12 ft, 10 % waste, boxes of 15.5 are 9 boxes', () => {
  const { floor } = areasOf(aRoom({ rectangles: [{ length: 10_000, width: 12_000, joined: 0 }] }))
  expect(quantityToCover(floor, 10, { perUnit: 15_500, min_qty: 1, step_qty: 1 }).qty).toBe(9)
})

test.each([
  [{ length: 4_000, width: 5_000, joined: 5_000 }, true],
  [{ length: 4_000, width: 5_000, joined: 5_001 }, false],
])('a join is no longer than its rectangle: %o', (rectangle, isGood) => {
  expect(isJoinable(rectangle)).toBe(isGood)
})
