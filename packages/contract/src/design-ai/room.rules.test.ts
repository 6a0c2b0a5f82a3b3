import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aiRooms } from './ai-choices.ts'
import { areasOf, rooms, surfacesOf } from './room.rules.ts'

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
