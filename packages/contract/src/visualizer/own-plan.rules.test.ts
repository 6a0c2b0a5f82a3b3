import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf } from '../cart/quantity.rules.ts'
import { type MeasuredRoom, planOfRoom, roomCorners, roomSides, wallsOfRoom } from './own-plan.rules.ts'
import { areasOfPlan } from './plan-areas.rules.ts'
import { faultsOf } from './plan-checks.rules.ts'
import { floorOf, wallsOf } from './plan-geometry.rules.ts'
import { plan } from './plan.ts'

const aRoom = (telling: Partial<MeasuredRoom> = {}): MeasuredRoom => ({
  name: 'Our bathroom',
  room_type: 'bathroom',
  width: 8_000,
  length: 10_000,
  height: 8_000,
  cuts: [],
  openings: [],
  tiled_to: null,
  ...telling,
})

test('two numbers are a rectangle', () => {
  const made = planOfRoom(aRoom())
  expect(made.outline).toEqual([
    [0, 0],
    [8_000, 0],
    [8_000, 10_000],
    [0, 10_000],
  ])
  expect(areasOfPlan(made)).toMatchObject({ whole: 80_000, walls: 288_000, laid: { floor: 80_000 } })
})

test('a corner that is cut away makes an L, and its walls are longer by nothing', () => {
  const made = planOfRoom(aRoom({ cuts: [{ corner: 'north-east', width: 3_000, length: 2_000 }] }))
  expect(made.shape).toBe('L')
  expect(floorOf(made)).toBe(74_000)
  expect(wallsOf(made).reduce((sum, { length }) => sum + length, 0)).toBe(36_000)
})

test('tile on the walls is counted less the door that is in it', () => {
  const door = {
    wall: 'north',
    at: 1_000,
    width: 3_000,
    sill: 0,
    height: 6_667,
    kind: 'door',
    swing: 'in-left',
  } as const
  const made = planOfRoom(aRoom({ tiled_to: 4_000, openings: [door] }))
  expect(faultsOf(made)).toEqual([])
  expect(areasOfPlan(made).laid.wall_tile).toBe(144_000 - 12_000)
})

const half = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((steps) => steps * 500)

test('whatever is measured in corners that leave a wall between them is a room, of the area that is left', () => {
  fc.assert(
    fc.property(
      half(7, 40),
      half(7, 40),
      fc.uniqueArray(fc.constantFrom(...roomCorners), { maxLength: 4 }),
      fc.array(half(1, 3), { minLength: 8, maxLength: 8 }),
      (width, length, corners, sides) => {
        const cuts = corners.map((corner, at) => ({
          corner,
          width: sides[at * 2] ?? 1_000,
          length: sides[at * 2 + 1] ?? 1_000,
        }))
        const made = planOfRoom(aRoom({ width, length, cuts, tiled_to: 8_000 }))
        expect(plan.safeParse(made).success).toBe(true)
        expect(faultsOf(made)).toEqual([])
        const left = cuts.reduce((area, cut) => area - areaOf(cut.width, cut.length), areaOf(width, length))
        expect(floorOf(made)).toBe(left)
        expect(areasOfPlan(made).laid.wall_tile).toBe(areasOfPlan(made).walls)
      },
    ),
  )
})

test('corners that meet are no room, and it is said', () => {
  const cuts = [
    { corner: 'north-west', width: 5_000, length: 2_000 },
    { corner: 'north-east', width: 5_000, length: 2_000 },
  ] as const
  expect(faultsOf(planOfRoom(aRoom({ cuts })))).toMatchObject([{ path: 'outline' }])
})

test('a door stays in its side, whatever corners are cut', () => {
  const door = { at: 0, width: 3_000, sill: 0, height: 6_667, kind: 'opening', wall: 'east' } as const
  for (const corners of [[], ['north-west'], ['north-east'], [...roomCorners]] as const) {
    const cuts = corners.map((corner) => ({ corner, width: 1_000, length: 1_000 }))
    const made = planOfRoom(aRoom({ cuts, openings: [door] }))
    const wall = wallsOf(made)[made.openings[0]?.wall ?? -1]
    expect(wall).toMatchObject({
      inward: [-1, 0],
      from: [8_000, corners.length > 1 || corners[0] === 'north-east' ? 1_000 : 0],
    })
    expect(wallsOfRoom(cuts)).toHaveLength(made.outline.length)
  }
  expect(wallsOfRoom([])).toEqual(roomSides)
})

test('with a cut corner what was in its walls goes', () => {
  const window = {
    at: 0,
    width: 500,
    sill: 3_000,
    height: 1_000,
    kind: 'window',
    wall: 'north-west 1',
  } as const
  const cut = { corner: 'north-west', width: 1_000, length: 1_000 } as const
  expect(planOfRoom(aRoom({ cuts: [cut], openings: [window] })).openings).toHaveLength(1)
  expect(planOfRoom(aRoom({ openings: [window] })).openings).toEqual([])
})
