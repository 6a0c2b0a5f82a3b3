import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { nothingLaid as laid } from '@showroom/contract/visualizer/laid.rules'
import { expect, test } from 'vitest'
import { furnishing } from './furnishing.ts'
import { goodsOf } from './goods-of.ts'
import { goodsOnPlanes, keyOn } from './goods-on-planes.ts'

const tile: SurfaceAppearance = { ...furnishing.limestone, piece_in: [12, 24], grout: '#aaaaaa' }
const areas = {
  whole: 1,
  walls: 1,
  laid: { floor: 143_000, counter: 30_000 },
  parts: {},
  counter_run: 0,
  coping_run: 0,
  fixtures: {},
}

test('a product without wishes lies as the catalogue shows it', () => {
  expect(goodsOf(tile, laid)).toMatchObject({
    layout: 'offset',
    grout: '#aaaaaa',
    angle: 0,
    start: [0, 0],
    jointMil: null,
  })
})

test.each([
  ['straight', 'grid', 0],
  ['third_offset', 'third-offset', 0],
  ['herringbone', 'herringbone', 0],
  ['diagonal', 'grid', 45],
] as const)('%s is drawn as %s, turned by %i', (pattern, layout, angle) => {
  expect(goodsOf(tile, { ...laid, pattern })).toMatchObject({ layout, angle })
})

test('what comes joined lies as it comes, whatever the pattern', () => {
  expect(goodsOf({ ...tile, layout: 'hex' }, { ...laid, pattern: 'herringbone' }).layout).toBe('hex')
})

test('the start is a share of the piece', () => {
  const [across, along] = goodsOf(tile, { ...laid, start: [500, 250] }).start ?? []
  expect(across).toBeCloseTo(0.1524, 4)
  expect(along).toBeCloseTo(0.1524, 4)
})

test('a plane shows the first of its surfaces that the plan has, a painted one in its color, else what is usual', () => {
  expect(keyOn(['island_top', 'counter'], areas)).toBe('counter')
  expect(keyOn(['backsplash', 'walls'], areas)).toBe('walls')
  const state = {
    v: 1 as const,
    laid: { floor: { ...laid, product_id: 'tile' } },
    painted: { walls: { color: '#123456' } },
    metal: null,
  }
  const planes = [
    { keys: ['backsplash', 'walls'], usual: 'paint' },
    { keys: ['island_top', 'counter'], usual: 'quartz' },
    { keys: ['floor'], usual: 'oak' },
  ] as const
  const goods = goodsOnPlanes(planes, areas, {
    state,
    materials: new Map([['tile', { appearance: tile }]]),
    usual: furnishing,
  })
  expect(goods.map(({ colors, material }) => [material, colors[0]])).toEqual([
    ['cement', '#123456'],
    ['quartz', '#efece6'],
    ['limestone', '#cdc2b1'],
  ])
})
