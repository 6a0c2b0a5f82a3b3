import { expect, test } from 'vitest'
import { overBudget } from './print.mjs'
import { medianOf, paceOf, referenceSeconds } from './pace.mjs'

test('a machine half as quick has twice the budget, and a quicker one no smaller budget', () => {
  expect(paceOf([2 * referenceSeconds, 9, 0.001])).toBe(2)
  expect(paceOf([referenceSeconds / 3])).toBe(1)
  expect(paceOf([])).toBe(1)
  expect(medianOf([3, 1, 2])).toBe(2)
})

test('a stage that grew is over its budget on either', () => {
  const stages = [{ name: 'api', budget: 100 }]
  const took = (cpuSeconds: number) => new Map([['api', { cpuSeconds }]])
  expect(overBudget(stages, took(150), 2)).toEqual([])
  expect(overBudget(stages, took(150), 1)).toHaveLength(1)
  expect(overBudget(stages, took(201), 2)).toEqual([
    'api took 201.0 s of processor; its budget is 200 s at this machine’s pace (tools/test/budgets.mjs).',
  ])
})
