import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areasOfPlan } from './plan-areas.rules.ts'
import { faultsOf } from './plan-checks.rules.ts'
import { floorOf, twiceSigned } from './plan-geometry.rules.ts'
import { nameForSize, placeOfFault, planSize } from './plan-words.rules.ts'
import { type Plan, plan as planShape } from './plan.ts'
import { leastSide, resizePlan } from './resize-plan.rules.ts'

const built: readonly Plan[] = plans.map(({ plan }) => planShape.parse(plan))
const named = (slug: string): Plan => planShape.parse(plans.find((each) => each.slug === slug)?.plan)

test('the size that was asked for is the size, whatever has no place in it, and pieces that are not made to measure keep theirs', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...built),
      fc.integer({ min: leastSide, max: 40_000 }),
      fc.integer({ min: leastSide, max: 50_000 }),
      (plan, width, length) => {
        const { plan: sized, faults } = resizePlan(plan, { width, length })
        expect(planSize(sized)).toMatchObject({ width, length })
        expect(faults).toEqual(faultsOf(sized))
        expect(sized.pieces.map(({ form }) => form)).toEqual(plan.pieces.map(({ form }) => form))
        const toilets = ({ pieces }: Plan) =>
          pieces.filter(({ form }) => form === 'toilet').map((piece) => [piece.width, piece.depth])
        expect(toilets(sized)).toEqual(toilets(plan))
        // A counter is longer, never deeper.
        const deep = ({ pieces }: Plan) =>
          pieces
            .filter(({ form }) => form !== 'lawn' && form !== 'path')
            .map(({ turn, width: across, depth }) => (turn % 180 === 0 ? depth : across))
        expect(deep(sized)).toEqual(deep(plan))
        expect(sized.openings.map((each) => each.width)).toEqual(plan.openings.map((each) => each.width))
      },
    ),
  )
})

test('where nothing is wrong, the floor that is counted is the floor that is drawn', () => {
  for (const plan of built) {
    const { width, length } = planSize(plan)
    const { plan: sized, faults } = resizePlan(plan, { width: width + 1_500, length: length + 1_000 })
    if (faults.some(({ path }) => path === 'outline')) continue
    // Rounded up once for each rectangle.
    expect(floorOf(sized) - twiceSigned(sized.outline) / 2_000).toBeLessThan(4)
  }
})

test('every built-in plan can be a foot larger each way', () => {
  const stuck = built.flatMap((plan) => {
    const { width, length } = planSize(plan)
    const { faults } = resizePlan(plan, { width: width + 1_000, length: length + 1_000 })
    return faults.length > 0 ? [[plan.name, faults]] : []
  })
  expect(stuck).toEqual([])
})

test('the same size is the same plan', () => {
  for (const plan of built) expect(resizePlan(plan, planSize(plan)).plan).toEqual(plan)
})

test('a longer galley has longer counters, more tile and a floor as much larger', () => {
  const plan = named('kitchen-galley-8x11')
  const { plan: sized, faults } = resizePlan(plan, { width: 8_000, length: 13_500 })
  expect(faults).toEqual([])
  const [before, after] = [areasOfPlan(plan), areasOfPlan(sized)]
  expect(after.whole).toBe(108_000)
  expect(after.counter_run).toBeGreaterThan(before.counter_run)
  expect(after.laid.backsplash ?? 0).toBeGreaterThan(before.laid.backsplash ?? 0)
  expect(nameForSize(sized)).toBe('Galley kitchen, 8 by 13.5')
})

test('a bath that is too narrow for its tub is refused, and what does not fit is named', () => {
  const { plan, faults } = resizePlan(named('bath-alcove-5x8'), { width: 4_000, length: 8_000 })
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.map(({ path }) => placeOfFault(plan, path))).toContain('Tub alcove')
})
