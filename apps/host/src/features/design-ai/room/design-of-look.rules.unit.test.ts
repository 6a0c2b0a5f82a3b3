import type { AiStart } from '@showroom/contract/design-ai/ai-start'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import type { FloorplanCard } from '@showroom/contract/visualizer/visualizer'
import { expect, test } from 'vitest'
import { lookInPlan, planNearest } from './design-of-look.rules.ts'

const wall = { surface: 'wall_tile', product_id: 'wall', area: 110_000 } as const
const floor = { surface: 'floor', product_id: 'floor', area: 50_000 } as const
const garden = { surface: 'garden_wall', product_id: 'stone', area: 60_000 } as const

const aPlan = (id: string, whole: number, laid: FloorplanCard['areas']['laid']): FloorplanCard => ({
  id,
  name: id,
  room_type: 'bathroom',
  shape: 'rectangle',
  width: 5_000,
  length: 8_000,
  areas: { whole, walls: 0, laid, parts: {}, counter_run: 0, coping_run: 0, fixtures: {} },
  svg: '',
  words: '',
  is_own: false,
})

test('a look lies on every surface that its plan has of it, as large together as it was asked for', () => {
  const areas = { floor: 40_000, wall_tile: 30_000, shower_wall: 60_000 }
  const { state, left } = lookInPlan([wall, floor, garden], { areas, start: null })
  expect(left).toEqual(['garden_wall'])
  expect(state.laid.floor).toMatchObject({ product_id: 'floor', area: 50_000 })
  const [tile, shower] = [state.laid.wall_tile, state.laid.shower_wall]
  expect([tile?.product_id, shower?.product_id]).toEqual(['wall', 'wall'])
  expect((tile?.area ?? 0) + (shower?.area ?? 0)).toBe(110_000)
})

test('in the room that it began from the plan counts, and what was not designed stays as it lay', () => {
  const laid = {
    floor: { ...nothingLaid, product_id: 'oak', pattern: 'herringbone' as const },
    shower_floor: { ...nothingLaid, product_id: 'pebble' },
    wall_tile: { ...nothingLaid, product_id: 'wall', pattern: 'herringbone' as const, area: 31_000 },
  }
  const start: AiStart = {
    from: 'design',
    name: 'Ours',
    floorplan: 'a-plan',
    template: null,
    scene: null,
    areas: { floor: 40_000, wall_tile: 31_000, shower_floor: 9_000 },
    state: { v: 1, laid, painted: { walls: { color: '#ffffff' } }, metal: null },
  }
  const { state } = lookInPlan([wall, floor], { areas: start.areas, start })
  expect(state).toEqual({
    ...start.state,
    laid: { ...laid, floor: { ...nothingLaid, product_id: 'floor' } },
  })
})

test('a room of no plan goes into one that has its surfaces, of about its size', () => {
  const plans = [
    aPlan('no walls', 50_000, { floor: 50_000 }),
    aPlan('large', 90_000, { floor: 90_000, shower_wall: 80_000 }),
    aPlan('near', 48_000, { floor: 48_000, wall_tile: 80_000 }),
  ]
  expect(planNearest(plans, { room: 'bathroom' })?.id).toBe('near')
  expect(planNearest(plans, { room: 'bathroom', area: 88_000 })?.id).toBe('large')
  expect(planNearest([], { room: 'bathroom' })).toBeNull()
})
