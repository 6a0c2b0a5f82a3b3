import { expect, test } from 'vitest'
import type { DesignState } from './design.ts'
import { nothingLaid } from './laid.rules.ts'
import { wordsOfNeed } from './need-words.rules.ts'
import { type Counted, type LaidPlace, needsOf, needsOfPlaces } from './shopping.rules.ts'
import { areasOfPlan } from './plan-areas.rules.ts'
import type { LaidSurface } from './surfaces.ts'

const tile: Counted = {
  id: 'tile',
  unit: 'box',
  coverage: 15_500,
  length: null,
  isSold: true,
  quantity: { min_qty: 1, step_qty: 1, default_waste_pct: 10, longest_edge: 12_000, is_plank: false },
}
const slab: Counted = {
  ...tile,
  id: 'slab',
  unit: 'slab',
  coverage: 55_130,
  quantity: { ...tile.quantity, default_waste_pct: 15, longest_edge: 126_000 },
}
const turf: Counted = {
  ...tile,
  id: 'turf',
  unit: 'square_foot',
  coverage: 1_000,
  quantity: { ...tile.quantity, default_waste_pct: 5, longest_edge: null },
}

const on = (key: LaidSurface, product_id: string, more: Partial<LaidPlace> = {}): LaidPlace => ({
  key,
  area: 120_000,
  ...more,
  laid: { ...nothingLaid, product_id, ...more.laid },
})
const counted = (product: Counted, ...places: LaidPlace[]) =>
  needsOfPlaces(places, new Map([[product.id, product]])).needs[0]

test('slabs go by the waste that the line and its note state', () => {
  const usual = counted(slab, on('counter', 'slab', { area: 96_000 }))
  // 96 × 1.18 in slabs of 55.13.
  expect(usual).toMatchObject({ waste_pct: 18, qty: 3 })
  const laid = { ...nothingLaid, product_id: 'slab', waste_pct: 0 }
  expect(counted(slab, on('counter', 'slab', { area: 96_000, laid }))).toMatchObject({ waste_pct: 0, qty: 2 })
})

test('a run longer than the slab is said to need a seam', () => {
  const parts = (length: number) => [{ area: 24_000, sides: { width: 2_000, length } }]
  const need = (length: number) => counted(slab, on('counter', 'slab', { parts: parts(length) }))
  expect(need(10_500)?.seam).toBeNull()
  expect(need(12_000)?.seam).toEqual({ run: 12_000, slab: 10_500 })
  expect(wordsOfNeed({ cuts: [], seam: { run: 12_000, slab: 10_500 } })).toEqual([
    'The longest run is 12 ft and a slab 10.5 ft: plan for a seam.',
  ])
})

const patio = {
  name: 'A lawn',
  room_type: 'outdoor' as const,
  shape: 'rectangle' as const,
  height: 8_000,
  outline: [
    [0, 0],
    [80_000, 0],
    [80_000, 80_000],
    [0, 80_000],
  ] as [number, number][],
  openings: [],
  pieces: [
    {
      form: 'lawn' as const,
      x: 0,
      y: 0,
      z: 0,
      width: 40_000,
      depth: 70_000,
      height: 1,
      turn: 0 as const,
    },
  ],
  tiled: [],
}

test('a lawn of a plan is cut from the roll in the thriftier direction, and its seams are said', () => {
  const laid = (area: number | null) => ({ turf: { ...nothingLaid, product_id: 'turf', area } })
  const needOf = (area: number | null) =>
    needsOf({
      areas: areasOfPlan(patio),
      state: { v: 1, laid: laid(area), painted: {}, metal: null },
      products: new Map([['turf', turf]]),
    }).needs[0]
  const need = needOf(null)
  expect(need).toMatchObject({ area: 2_800_000, qty: 3_075, cuts: [{ strips: 5, seams: 4 }] })
  expect(need && wordsOfNeed(need)).toEqual([
    '5 strips of 15 × 41 ft, 4 seams, all blades one way.',
    'Plan for 164 ft of seam tape, and for infill.',
  ])
  // A typed area has no sides: it is covered with waste.
  expect(needOf(100_000)).toMatchObject({ qty: 105, cuts: [] })
})

test('an edge is counted by its length, and a unit that says no length by the foot', () => {
  const coping: Counted = { ...tile, id: 'coping', unit: 'piece', coverage: null, length: 2_000 }
  expect(counted(coping, on('coping', 'coping', { area: 100_000 }))?.qty).toBe(55)
  expect(counted({ ...coping, coverage: 2_330 }, on('coping', 'coping', { area: 100_000 }))?.qty).toBe(55)
  const byFoot = { ...coping, unit: 'linear_foot', length: null }
  expect(counted(byFoot, on('coping', 'coping', { area: 100_000 }))?.qty).toBe(110)
})

test('one product on two surfaces is counted once on the sum', () => {
  const [floor, wall] = [on('floor', 'tile', { area: 60_000 }), on('wall_tile', 'tile', { area: 60_000 })]
  expect(counted(tile, floor, wall)).toMatchObject({ area: 120_000, qty: 9 })
})

test('what is not sold here any more is named with its surfaces, and counted nowhere', () => {
  const places = [on('floor', 'lost'), on('backsplash', 'old', { name: 'Behind the range' })]
  const products = new Map([['old', { ...tile, id: 'old', isSold: false }]])
  expect(needsOfPlaces(places, products)).toEqual({
    needs: [],
    gone: [
      { product_id: 'lost', surfaces: [{ key: 'floor', area: 120_000 }], fixtures: [] },
      {
        product_id: 'old',
        surfaces: [{ key: 'backsplash', name: 'Behind the range', area: 120_000 }],
        fixtures: [],
      },
    ],
  })
})

test('what is bought by the piece is counted by the plan, or as somebody says; of what is gone nothing', () => {
  const bath = { ...patio, room_type: 'bathroom' as const, pieces: [] }
  const lamp: Counted = { ...tile, id: 'lamp', unit: 'piece', coverage: null }
  const knobs = { ...lamp, id: 'knobs', quantity: { ...lamp.quantity, step_qty: 10 } }
  const needsWith = (fixtures: DesignState['fixtures']) =>
    needsOf({
      areas: areasOfPlan(bath),
      state: { v: 1, laid: {}, painted: {}, metal: null, fixtures },
      products: new Map([lamp, knobs].map((each) => [each.id, each])),
    })
  const { needs, gone } = needsWith({
    lights: { product_id: 'lamp', qty: 3 },
    bath_faucet: { product_id: 'lamp', qty: null },
    vanity: { product_id: 'knobs', qty: 12 },
    toilet: { product_id: 'lost', qty: null },
    // A bathroom has no range.
    range: { product_id: 'lamp', qty: null },
  })
  expect(needs.map(({ product_id, fixtures, qty }) => [product_id, fixtures.length, qty])).toEqual([
    ['knobs', 1, 20],
    ['lamp', 2, 4],
  ])
  expect(gone).toEqual([{ product_id: 'lost', surfaces: [], fixtures: [{ key: 'toilet', qty: 1 }] }])
})
