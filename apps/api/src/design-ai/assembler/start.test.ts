import type { AiStart } from '@showroom/contract/design-ai/ai-start'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { furnishing } from '@showroom/drawing/furnishing'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { type DrawRoom, makeWith, printed } from '../testing/assembling.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await openStyleRoom(opened.db)
})
afterAll(() => opened.close())

const bath = 'bath-alcove-5x8'

const aStart = (telling: Partial<AiStart> = {}): AiStart => ({
  from: 'plan',
  name: 'Alcove bath',
  floorplan: bath,
  template: null,
  scene: `plan-${bath}`,
  areas: { floor: 26_000, wall_tile: 20_000, shower_wall: 60_000 },
  state: { v: 1, laid: {}, painted: {}, metal: null },
  ...telling,
})

/** What was asked to be drawn, by the plane of the scene. */
const seen = () => {
  const asked: Parameters<DrawRoom>[0][] = []
  const room: DrawRoom = (one) => {
    asked.push(one)
    return printed(one)
  }
  return { asked, room }
}

const planesOf = (key: string) =>
  (planSceneOf(bath)?.planes ?? []).flatMap((plane, at) => (plane.key === key ? [at] : []))

test('from a floor plan: drawn in its scene, on every side of it, and counted for its size', async () => {
  const { asked, room } = seen()
  const [picture] = await makeWith(opened, room, { pictures: 1, start: aStart(), area: 900_000 })
  expect([picture?.width, picture?.height, asked[0]?.scene]).toEqual([960, 720, `plan-${bath}`])
  expect(picture?.choices.map(({ surface, area }) => [surface, area])).toEqual([
    ['wall_tile', 80_000],
    ['floor', 26_000],
  ])
  const [tile, ...others] = [...planesOf('wall_tile'), ...planesOf('shower_wall')]
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(asked[0]?.surfaces[other]).toEqual(asked[0]?.surfaces[tile ?? 0])
})

test('a scene that is none of ours is the usual one of the room', async () => {
  const { asked, room } = seen()
  await makeWith(opened, room, { pictures: 1, start: aStart({ scene: 'plan-of-nobody' }) })
  expect(asked[0]?.scene).toBe('room-bathroom')
})

test('from a look: what stays is drawn as it lies, and its paint with it', async () => {
  const [before] = await makeWith(opened, printed, { pictures: 1, start: aStart() })
  const laid = before?.choices.find(({ surface }) => surface === 'floor')?.product_id ?? ''
  const start = aStart({
    from: 'design',
    state: {
      v: 1,
      laid: { floor: { ...nothingLaid, product_id: laid } },
      painted: { walls: { color: '#112233' } },
      metal: null,
    },
  })
  const { asked, room } = seen()
  const [picture] = await makeWith(opened, room, { pictures: 1, start, keep: ['floor'] })
  expect([picture?.kept, picture?.choices.map(({ surface }) => surface)]).toEqual([['floor'], ['wall_tile']])
  const [floor = 0] = planesOf('floor')
  expect(asked[0]?.surfaces[floor]).not.toEqual(furnishing.limestone)
  const [wall = 0] = planesOf('walls')
  expect(asked[0]?.surfaces[wall]).toEqual({ ...furnishing.paint, colors: ['#112233'] })
})

test('the nearer somebody wants to stay to what lies there, the more often it comes back, and says so', async () => {
  const found = await makeWith(opened, printed, { styles: ['rustic'], start: aStart() })
  const laid = found.at(-1)?.choices.find(({ surface }) => surface === 'floor')?.product_id ?? ''
  const state = { ...aStart().state, laid: { floor: { ...nothingLaid, product_id: laid } } }
  const start = aStart({ from: 'template', name: 'Old oak', state })
  const near = await makeWith(opened, printed, { pictures: 1, strength: 0, start })
  expect(near[0]?.choices.find(({ surface }) => surface === 'floor')?.reason).toContain('of “Old oak”')
  // What lies on the floor says nothing of walls.
  expect(near[0]?.choices.find(({ surface }) => surface === 'wall_tile')?.reason).not.toContain('“Old oak”')
  const same = await makeWith(opened, printed, { strength: 0, start })
  expect(await makeWith(opened, printed, { strength: 0, start })).toEqual(same)
})

test('goods that this showroom does not show leave the surface as it usually is', async () => {
  const state = { ...aStart().state, laid: { floor: { ...nothingLaid, product_id: 'of-nobody' } } }
  const { asked, room } = seen()
  await makeWith(opened, room, { pictures: 1, keep: ['floor'], start: aStart({ from: 'design', state }) })
  expect(asked[0]?.surfaces[planesOf('floor')[0] ?? 0]).toEqual(furnishing.limestone)
})
