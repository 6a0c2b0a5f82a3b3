import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomWithin } from './own-plan.rules.ts'
import { faultsOf } from './plan-checks.rules.ts'
import { floorOf } from './plan-geometry.rules.ts'
import { plan } from './plan.ts'
import { mostCorners } from './surfaces.ts'
import { planMessages } from './plan.messages.ts'
import {
  canStep,
  cornersTraced,
  cornerTraced,
  outlineTraced,
  rectangleTraced,
  shownOf,
  sideTraced,
  stepTraced,
  straightTraced,
  type TracedWalls,
} from './traced-plan.rules.ts'

const square = rectangleTraced([0.2, 0.3], [0.8, 0.9])
const shown = { width: 20_000, length: 20_000 }
const bare = { name: 'Ours', room_type: 'bathroom', height: 8_000, tiled_to: null } as const
const planOf = (walls: TracedWalls) => roomWithin(outlineTraced(walls, shown), bare, [])

test('a rectangle begins at its upper left and goes round clockwise', () => {
  expect(cornersTraced(square)).toEqual([
    [0.2, 0.3],
    [0.8, 0.3],
    [0.8, 0.9],
    [0.2, 0.9],
  ])
  expect(faultsOf(planOf(square))).toEqual([])
  expect(square.map((_, index) => sideTraced(square, index))).toEqual(['north', 'east', 'south', 'west'])
})

test('one length says how much the picture shows, whichever way it was drawn', () => {
  const picture = { width: 1_000, length: 500 }
  const across = { from: [0.25, 0.5], to: [0.75, 0.5], length: 10_000 } as const
  const slanting = { from: [0.1, 0.1], to: [0.4, 0.9], length: 5_000 } as const
  expect(shownOf(across, picture)).toEqual({ width: 20_000, length: 10_000 })
  expect(shownOf(slanting, picture)).toEqual({ width: 10_000, length: 5_000 })
  expect(shownOf({ ...across, to: [0.26, 0.5] }, picture)).toBeNull()
})

test('a corner takes both of its walls along, and nothing else', () => {
  expect(cornersTraced(cornerTraced(square, 0, [0.1, 0.2]))).toEqual([
    [0.1, 0.2],
    [0.8, 0.2],
    [0.8, 0.9],
    [0.1, 0.9],
  ])
  expect(cornersTraced(cornerTraced(square, 1, [0.7, 0.2]))).toEqual([
    [0.2, 0.2],
    [0.7, 0.2],
    [0.7, 0.9],
    [0.2, 0.9],
  ])
})

test('walls that cross each other are said to, and lose nothing', () => {
  const stepped = stepTraced(square, 0)
  // The step is drawn out past the wall across from it.
  const crossed = cornerTraced(stepped, 2, [0.5, 0.95])
  expect(faultsOf(planOf(crossed))).toMatchObject([{ path: 'outline', message: planMessages.crosses }])
  expect(cornerTraced(crossed, 2, [0.5, 0.4])).toEqual(stepped)
})

test('whatever wall takes a step, the room is still one and smaller by the step; taken out, it is as before', () => {
  const walls = fc
    .array(fc.nat({ max: 11 }), { maxLength: 4 })
    .map((steps) => steps.reduce((before, at) => stepTraced(before, at % before.length), square))
  fc.assert(
    fc.property(walls, fc.nat({ max: 11 }), (before, at) => {
      const index = at % before.length
      const after = stepTraced(before, index)
      expect(after.length).toBe(canStep(before) ? before.length + 2 : before.length)
      expect(after.length).toBeLessThanOrEqual(mostCorners)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      const made = planOf(after)
      expect(plan.safeParse(made).success).toBe(true)
      expect(faultsOf(made).filter(({ message }) => message === planMessages.rightAngles)).toEqual([])
      if (after !== before) expect(straightTraced(after, index + 1)).toEqual(before)
    }),
  )
  const stepped = stepTraced(square, 0)
  expect(floorOf(planOf(stepped))).toBe(144_000 - 12_000)
})

test('of walls that go, the one before goes on in their place, also where the list begins', () => {
  const stepped = stepTraced(square, 3)
  expect(stepped).toHaveLength(6)
  const last = straightTraced(stepped, 5)
  expect(cornersTraced(last)).toHaveLength(4)
  expect(faultsOf(planOf(last))).toEqual([])
  expect(straightTraced(square, 1)).toEqual(square)
})

test('what is traced by hand is within an inch of what it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 240 }),
      fc.integer({ min: 60, max: 240 }),
      fc.integer({ min: -3, max: 3 }),
      (across, along, off) => {
        const px = (inches: number) => inches * 3 + off / 3
        const picture = { width: 900, length: 900 }
        const walls = rectangleTraced([0.02, 0.02], [0.02 + px(across) / 900, 0.02 + px(along) / 900])
        const scale = shownOf({ from: [0, 0], to: [0.4, 0], length: 10_000 }, picture)
        if (!scale) throw new Error('They are apart.')
        const [, , [x, y] = [0, 0]] = outlineTraced(walls, scale)
        expect(Math.abs(x - (across * 1_000) / 12)).toBeLessThanOrEqual(84)
        expect(Math.abs(y - (along * 1_000) / 12)).toBeLessThanOrEqual(84)
      },
    ),
  )
})
