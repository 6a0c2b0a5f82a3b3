import { readFileSync } from 'node:fs'
import { type Plan, plan as planShape } from '@showroom/contract/visualizer/plan'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { facesOf, metresPerMilliFoot, withoutHoles } from './live-geometry.rules.ts'
import { liveModelOf } from './live-model.rules.ts'
import { middleOf, standsOf } from './stands.rules.ts'

const plans = z
  .array(z.object({ slug: z.string(), plan: planShape }))
  .parse(JSON.parse(readFileSync('packages/contract/data/plans.json', 'utf8')))
const squareFoot = (1_000 * metresPerMilliFoot) ** 2

test.each(plans.map(({ slug, plan }) => [slug, plan] as const))(
  'the live room of %s has the floor and the walls that are charged',
  (_slug, plan) => {
    const model = liveModelOf(plan)
    const areaOf = (kind: 'floor' | 'wall') =>
      model.sheets
        .filter(({ face, lift }) => lift === 0 && model.faces[face]?.kind === kind)
        .reduce((sum, { part }) => sum + part.width * part.height, 0)
    const { whole, walls } = areasOfPlan(plan)
    const pools = plan.pieces.filter(({ form }) => form === 'pool')
    const water = pools.reduce((sum, { width, depth }) => sum + (width * depth) / 1_000, 0)
    expect((areaOf('floor') / squareFoot) * 1_000 + water).toBeCloseTo(whole, -1)
    // A garden is shown with low walls where no house stands.
    if (model.isOutdoors) return
    // Each opening is rounded up to a thousandth where it is taken off.
    expect(Math.abs((areaOf('wall') / squareFoot) * 1_000 - walls)).toBeLessThan(60)
  },
)

test.each(plans.map(({ slug, plan }) => [slug, plan] as const))(
  'nobody stands in a piece of %s, and there is a place to look from above',
  (_slug, plan: Plan) => {
    const model = liveModelOf(plan)
    const stands = standsOf(plan, model)
    expect(stands.map(({ name }) => name)).toContain('above')
    const middle = middleOf(plan)
    for (const { name, eye } of stands) {
      // Where nothing is free one stands in the middle.
      if (name === 'above' || (eye[0] === middle[0] && eye[2] === middle[2])) continue
      const inside = model.solid.filter(({ low, high }) =>
        ([0, 1, 2] as const).every((axis) => eye[axis] > low[axis] && eye[axis] < high[axis]),
      )
      expect(inside).toEqual([])
    }
  },
)

test('every side of a room looks into it', () => {
  for (const { plan } of plans) {
    const [x, , z] = middleOf(plan)
    const walls = facesOf(plan).filter(({ kind }) => kind === 'wall')
    if (plan.outline.length > 4) continue
    for (const { origin, normal } of walls)
      expect((x - origin[0]) * normal[0] + (z - origin[2]) * normal[2]).toBeGreaterThan(0)
  }
})

test('a wall less its holes is as large as the wall less the holes', () => {
  const hole = fc
    .record({ x: fc.integer({ min: 0, max: 80 }), y: fc.integer({ min: 0, max: 20 }) })
    .map(({ x, y }) => ({ x, y, width: 12, height: 8 }))
  fc.assert(
    fc.property(hole, hole, (one, other) => {
      fc.pre(Math.abs(one.x - other.x) > 12)
      const parts = withoutHoles({ x: 0, y: 0, width: 100, height: 30 }, [one, other])
      expect(parts.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(3_000 - 2 * 96)
    }),
  )
})

test('a garden is open to the sky but at the house, and its pool is let into the ground', () => {
  const named = (slug: string) => plans.find((each) => each.slug === slug)?.plan
  const plan = named('pool-24x40')
  if (!plan) throw new Error('There is no such plan.')
  const { faces, solid, thin, sheets } = liveModelOf(plan)
  const walls = faces.filter(({ kind }) => kind === 'wall')
  expect(walls.map(({ height, holes }) => [height > 2, holes.length > 0])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ])
  const paintsBelow = [...solid, ...thin].filter(({ high }) => high[1] < -0.1).map(({ paint }) => paint)
  expect(new Set(paintsBelow)).toEqual(new Set(['pool_wall', 'water']))
  // Nothing lies over the water.
  const [pool] = plan.pieces.filter(({ form }) => form === 'pool')
  const [x, y] = pool ? [pool.x + pool.width / 2, pool.y + pool.depth / 2] : [0, 0]
  const over = sheets.filter(({ face, part }) => {
    const at = [x * metresPerMilliFoot - part.x, y * metresPerMilliFoot - part.y] as const
    return (
      faces[face]?.kind === 'floor' &&
      at.every((each) => each > 0) &&
      at[0] < part.width &&
      at[1] < part.height
    )
  })
  expect(over).toEqual([])
})
