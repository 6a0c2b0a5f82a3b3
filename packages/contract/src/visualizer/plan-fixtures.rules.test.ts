import { describe, expect, test } from 'vitest'
import plans from '../../data/plans.json' with { type: 'json' }
import { fixtureKeys, fixtureShelves } from './fixtures.ts'
import taxonomy from '../../data/taxonomy.json' with { type: 'json' }
import { plan as planShape } from './plan.ts'
import { areasOfPlan } from './plan-areas.rules.ts'

const planNamed = (slug: string) => planShape.parse(plans.find((each) => each.slug === slug)?.plan)

describe('the fixtures of a plan', () => {
  test('are what stands in it: two faucets for a vanity of two basins, a shower for a tub in an alcove', () => {
    expect(areasOfPlan(planNamed('bath-double-8x10')).fixtures).toMatchObject({ vanity: 1, bath_faucet: 2 })
    expect(areasOfPlan(planNamed('bath-alcove-5x8')).fixtures).toEqual({
      vanity: 1,
      bath_faucet: 1,
      toilet: 1,
      tub: 1,
      shower_set: 1,
      lights: 1,
    })
  })

  test('of a kitchen have a pull for each front, and no bathroom goods', () => {
    const { fixtures } = areasOfPlan(planNamed('kitchen-l-11x13'))
    expect(fixtures).toMatchObject({ kitchen_sink: 1, kitchen_faucet: 1, range: 1, refrigerator: 1 })
    expect(fixtures.pulls).toBeGreaterThan(4)
    expect(fixtures.toilet).toBeUndefined()
  })

  test('of a room that nobody has furnished are the usual ones of its kind', () => {
    const bare = { ...planNamed('bath-alcove-5x8'), pieces: [] }
    expect(areasOfPlan(bare).fixtures).toMatchObject({ vanity: 1, toilet: 1 })
    expect(areasOfPlan({ ...bare, room_type: 'outdoor' }).fixtures).toEqual({ lights: 1 })
  })
})

test('each fixture is bought from shelves that there are', () => {
  const shelves = taxonomy.categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug))
  for (const key of fixtureKeys) for (const shelf of fixtureShelves[key]) expect(shelves).toContain(shelf)
})
