import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opaqueId } from '../shared/ids.ts'
import { areasOf } from '../project/room-areas.rules.ts'
import { areasOfPlan, measuresOfPlan } from './plan-areas.rules.ts'
import { faultsOf } from './plan-checks.rules.ts'
import { floorOf, rectanglesOf, twiceSigned } from './plan-geometry.rules.ts'
import { floorPath, planSvg } from './plan-svg.rules.ts'
import { planWords } from './plan-words.rules.ts'
import type { Plan } from './plan.ts'
import { clearanceFaults } from './clearances.rules.ts'

const aPlan = (telling: Partial<Plan> = {}): Plan => ({
  name: 'A kitchen',
  room_type: 'kitchen',
  shape: 'L',
  height: 8_500,
  outline: [
    [0, 0],
    [12_000, 0],
    [12_000, 9_000],
    [7_000, 9_000],
    [7_000, 14_000],
    [0, 14_000],
  ],
  openings: [],
  pieces: [],
  tiled: [],
  ...telling,
})

test('every built-in plan is called by a word that an address can have', () => {
  for (const { slug } of plans) expect(opaqueId.safeParse(slug).success, slug).toBe(true)
})

const half = (most: number) => fc.integer({ min: 2, max: most }).map((steps) => steps * 500)
/** Stairs, L, U and T: a strip below another, each at least touching the one above by a foot. */
const outlines = fc
  .tuple(half(40), half(40), half(20), half(20), fc.boolean(), fc.boolean())
  .map(([width, depth, cutX, cutY, isLeft, isRight]): Plan['outline'] => {
    const w = width + 2 * cutX
    const d = depth + cutY
    const left: Plan['outline'] = isLeft
      ? [
          [cutX, d],
          [cutX, depth],
          [0, depth],
        ]
      : [[0, d]]
    const right: Plan['outline'] = isRight
      ? [
          [w, depth],
          [w - cutX, depth],
          [w - cutX, d],
        ]
      : [[w, d]]
    return [[0, 0], [w, 0], ...right, ...left]
  })

const cornersDrawn = (path: string): [number, number][] =>
  path
    .slice(1, -1)
    .split('L')
    .map((pair): [number, number] => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
      return [x, y]
    })

describe('the floor of a plan', () => {
  test('an L of 12 by 14 less 5 by 5 is 143 square feet in two rectangles, 7 feet of them open', () => {
    expect(rectanglesOf(aPlan())).toEqual([
      { length: 12_000, width: 9_000, joined: 0 },
      { length: 7_000, width: 5_000, joined: 7_000 },
    ])
    expect(floorOf(aPlan())).toBe(143_000)
  })

  test('rule, room, shoelace and drawing say the same number', () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        const plan = aPlan({ outline })
        expect(faultsOf(plan)).toEqual([])
        const shoelace = twiceSigned(outline) / 2_000
        const drawn = twiceSigned(cornersDrawn(floorPath(plan))) / 2
        expect(areasOfPlan(plan).whole).toBe(shoelace)
        expect(areasOf(measuresOfPlan(plan)).floor).toBe(shoelace)
        // A unit of the drawing is a tenth of a foot.
        expect(Math.round(drawn * 10)).toBe(shoelace)
      }),
    )
  })

  test('the walls of the room are as long as the outline', () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        const plan = aPlan({ outline, height: 8_000 })
        expect(areasOf(measuresOfPlan(plan)).wall).toBe(areasOfPlan(plan).walls)
      }),
    )
  })
})

const aDoor = {
  wall: 0,
  at: 1_000,
  width: 3_000,
  sill: 0,
  height: 6_800,
  kind: 'door',
  swing: 'in-left',
} as const
const aCabinet = { form: 'base-cabinet', z: 0, height: 2_900, turn: 0, width: 2_000, depth: 2_000 } as const

describe('what makes a plan impossible', () => {
  const outline = (...corners: [number, number][]) => aPlan({ outline: corners })

  test.each([
    ['a wall at an angle', outline([0, 0], [5_000, 0], [4_000, 5_000], [0, 5_000]), 'right angles'],
    ['a wall of half a foot', outline([0, 0], [500, 0], [500, 5_000], [0, 5_000]), '1 foot'],
    [
      'walls that cross',
      outline(
        [0, 0],
        [9_000, 0],
        [9_000, 9_000],
        [3_000, 9_000],
        [3_000, 4_000],
        [12_000, 4_000],
        [12_000, 12_000],
        [0, 12_000],
      ),
      'cross each other',
    ],
    ['corners the other way round', outline([0, 0], [0, 5_000], [5_000, 5_000], [5_000, 0]), 'clockwise'],
  ])('%s', (_, plan, words) => {
    expect(faultsOf(plan)).toMatchObject([{ path: 'outline', message: expect.stringContaining(words) }])
  })

  test('a window past the end of its wall, and two in one place', () => {
    const window = { wall: 0, at: 9_000, width: 4_000, sill: 3_000, height: 3_000, kind: 'window' } as const
    expect(faultsOf(aPlan({ openings: [window] }))).toMatchObject([{ path: 'openings.0.at' }])
    const twice = [1_000, 2_000].map((at) => ({ ...window, at }))
    expect(faultsOf(aPlan({ openings: twice }))).toMatchObject([{ path: 'openings.1.at' }])
  })

  test('a door that something stops', () => {
    const plan = aPlan({ openings: [aDoor], pieces: [{ ...aCabinet, x: 3_000, y: 2_000 }] })
    expect(faultsOf(plan)).toMatchObject([{ path: 'openings.0.swing' }])
    expect(faultsOf({ ...plan, openings: [{ ...aDoor, swing: 'out-left' }] })).toEqual([])
  })

  test('a piece outside, and two in one another', () => {
    expect(faultsOf(aPlan({ pieces: [{ ...aCabinet, x: 6_000, y: 10_000 }] }))).toMatchObject([
      { path: 'pieces.0.x' },
    ])
    const pieces = [0, 1_000].map((x) => ({ ...aCabinet, x, y: 0 }))
    expect(faultsOf(aPlan({ pieces }))).toMatchObject([{ path: 'pieces.1.x' }])
  })
})

test('facing counters closer than 42 inches are refused', () => {
  const facing = (y: number): Plan =>
    aPlan({
      pieces: [
        { ...aCabinet, x: 0, y: 0 },
        { ...aCabinet, x: 0, y, turn: 180 },
      ],
    })
  expect(clearanceFaults(facing(5_400)).map(({ path }) => path)).toEqual(['pieces.0', 'pieces.1'])
  expect(clearanceFaults(facing(5_500))).toEqual([])
})

test('wall tile is less the window in it, and a floor less its shower', () => {
  const plan = aPlan({
    room_type: 'bathroom',
    openings: [{ wall: 0, at: 1_000, width: 2_000, sill: 3_000, height: 2_000, kind: 'window' }],
    pieces: [{ form: 'shower', x: 0, y: 10_000, z: 0, width: 3_000, depth: 4_000, height: 50, turn: 0 }],
    tiled: [{ key: 'wall_tile', wall: 0, from: 0, to: 10_000, bottom: 0, top: 4_000 }],
  })
  expect(areasOfPlan(plan).laid).toEqual({ floor: 131_000, shower_floor: 12_000, wall_tile: 38_000 })
})

test('a drawing carries no word of its own as markup', () => {
  expect(planSvg(aPlan({ name: '<script>"&' }))).toContain('<title>&lt;script&gt;&quot;&amp;</title>')
})

test('a plan is told in words', () => {
  const plan = aPlan({ openings: [aDoor] })
  expect(planWords(plan)).toBe('L-shaped kitchen, 12 feet by 14 feet, door north')
})
