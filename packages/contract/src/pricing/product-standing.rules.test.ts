import { expect, test } from 'vitest'
import { changedStandings, standingProblem } from './product-standing.rules.ts'

test('what undoes a change is what was otherwise before', () => {
  const before = [
    { product: 'oak', standing: 'featured' },
    { product: 'tile', standing: 'hidden' },
    { product: 'sink', standing: 'shown' },
  ] as const
  const asked = before.map(({ product }) => ({ product, standing: 'hidden' as const }))
  expect(changedStandings(before, asked)).toEqual([
    { product: 'oak', standing: 'featured' },
    { product: 'sink', standing: 'shown' },
  ])
  expect(changedStandings(before, before)).toEqual([])
})

test('twenty-four are featured and two thousand hidden at most', () => {
  expect(standingProblem({ featured: 24, hidden: 2_000 })).toBe(null)
  expect(standingProblem({ featured: 25, hidden: 0 })).toBe('too_many_featured')
  expect(standingProblem({ featured: 0, hidden: 2_001 })).toBe('too_many_hidden')
})
