import { standardMilestones } from '@showroom/contract/designer/milestone.rules'
import { expect, test } from 'vitest'
import { planAsTyped, planIn } from './plan-typed.ts'

test('what is kept is typed a milestone a line, and back again', () => {
  expect(planAsTyped(standardMilestones)).toBe('Concept 50 %\nFinal plans 50 %')
  expect(planIn(planAsTyped(standardMilestones))).toEqual(standardMilestones)
})

test.each([
  [
    'Concept: 30\n\nPlan 2 – 70%',
    [
      { title: 'Concept', percent: 30 },
      { title: 'Plan 2', percent: 70 },
    ],
  ],
  ['Everything 100', [{ title: 'Everything', percent: 100 }]],
  ['Concept 50', null],
  ['50\n50', null],
  ['Concept', null],
  ['', null],
])('%j is %j', (typed, plan) => {
  expect(planIn(typed)).toEqual(plan)
})
