import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areasOf } from '../../packages/contract/src/project/room-areas.rules.ts'
import { plan as planShape } from '../../packages/contract/src/visualizer/plan.ts'
import { clearanceFaults } from '../../packages/contract/src/visualizer/clearances.rules.ts'
import { areasOfPlan, measuresOfPlan } from '../../packages/contract/src/visualizer/plan-areas.rules.ts'
import { faultsOf } from '../../packages/contract/src/visualizer/plan-checks.rules.ts'
import { twiceSigned } from '../../packages/contract/src/visualizer/plan-geometry.rules.ts'
import { planSvg } from '../../packages/contract/src/visualizer/plan-svg.rules.ts'
import { planRoomTypes } from '../../packages/contract/src/visualizer/surfaces.ts'
import { plans } from './plans.ts'

test('there are 54 plans of four kinds of room, each with a name of its own', () => {
  const counts = planRoomTypes.map((type) => plans.filter(({ plan }) => plan.room_type === type).length)
  expect(counts).toEqual([18, 18, 10, 8])
  expect(new Set(plans.map(({ slug }) => slug)).size).toBe(54)
  expect(new Set(plans.map(({ plan }) => plan.name)).size).toBe(54)
})

test('what is kept is what the builder draws', () => {
  const kept: unknown = JSON.parse(readFileSync('packages/contract/data/plans.json', 'utf8'))
  expect(kept).toEqual(JSON.parse(JSON.stringify(plans)))
})

test.each(plans.map(({ slug, plan }) => [slug, plan] as const))('%s can be built and lived in', (_, plan) => {
  expect(planShape.parse(plan)).toEqual(plan)
  expect(faultsOf(plan)).toEqual([])
  expect(clearanceFaults(plan)).toEqual([])
})

test('every plan has light, a way in, something to lay and a small drawing', () => {
  for (const { slug, plan } of plans) {
    const kinds = plan.openings.map(({ kind }) => kind)
    expect(plan.room_type === 'outdoor' || kinds.includes('window') || /powder|alcove/.test(slug), slug).toBe(
      true,
    )
    expect(
      kinds.some((kind) => kind !== 'window'),
      slug,
    ).toBe(true)
    expect(Object.keys(areasOfPlan(plan).laid).length, slug).toBeGreaterThan(0)
    expect(planSvg(plan).length, slug).toBeLessThan(9_000)
  }
})

test('the floor of every plan is its shoelace, and that of the room which is made from it', () => {
  for (const { slug, plan } of plans) {
    expect(areasOfPlan(plan).whole, slug).toBe(twiceSigned(plan.outline) / 2_000)
    expect(areasOf(measuresOfPlan(plan)).floor, slug).toBe(areasOfPlan(plan).whole)
  }
})
