import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aiRooms } from './ai-choices.ts'
import { areasOf, areasOfWish, rooms, surfacesOf, surfacesOfWish } from './room.rules.ts'

test('a room of the usual size has its usual areas', () => {
  expect([...areasOf('bathroom', 50_000)]).toEqual([
    ['wall_tile', 110_000],
    ['floor', 50_000],
  ])
})

test('a larger room needs no less of anything, and walls grow slower than floors', () => {
  fc.assert(
    fc.property(fc.constantFrom(...aiRooms), fc.integer({ min: 10_000, max: 700_000 }), (room, area) => {
      const small = areasOf(room, area)
      const large = areasOf(room, area * 4)
      for (const { surface, grows } of rooms[room].surfaces) {
        const factor = (large.get(surface) ?? 0) / (small.get(surface) ?? 1)
        expect(factor).toBeCloseTo(grows === 'floor' ? 4 : 2, 2)
      }
    }),
  )
})

test('every room has something to lay', () => {
  for (const room of aiRooms) expect(surfacesOf(room).length).toBeGreaterThanOrEqual(2)
})

test('a plan’s own surfaces are designed, as large as they are together, and nothing that it does not have', () => {
  const start = { areas: { floor: 143_000, counter: 30_000, island_top: 15_000, turf: 9_000 } }
  expect([...areasOfWish({ room: 'kitchen', area: 10_000, start })]).toEqual([
    ['counter', 45_000],
    ['floor', 143_000],
  ])
  expect(surfacesOfWish({ room: 'outdoor', start: { areas: { paving: 80_000 } } })).toEqual(['paving'])
  expect(surfacesOfWish({ room: 'outdoor' })).toEqual(['paving', 'garden_wall'])
})
