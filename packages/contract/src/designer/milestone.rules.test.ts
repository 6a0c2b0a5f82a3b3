import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designerFeePercent } from '../policy/figures.ts'
import {
  feeOf,
  type HoldSeen,
  isWholePlan,
  milestoneMoney,
  moneyOf,
  pricedMilestones,
  standardMilestones,
} from './milestone.rules.ts'

const hold = (state: HoldSeen['state'], telling: Partial<HoldSeen> = {}): HoldSeen => ({
  state,
  wasHeld: state === 'held' || state === 'captured',
  isNeeded: false,
  ...telling,
})

test('a price is split by the plan, and the odd cent goes to the larger remainder', () => {
  expect(pricedMilestones(120_000, standardMilestones)).toEqual([
    { title: 'Concept', amountCents: 60_000, feeCents: 6_000 },
    { title: 'Final plans', amountCents: 60_000, feeCents: 6_000 },
  ])
  const thirds = [
    { title: 'A', percent: 33 },
    { title: 'B', percent: 33 },
    { title: 'C', percent: 34 },
  ]
  expect(pricedMilestones(1_001, thirds).map(({ amountCents }) => amountCents)).toEqual([330, 330, 341])
})

test('a plan is whole when its shares sum to 100 percent', () => {
  expect(isWholePlan(standardMilestones)).toBe(true)
  expect(isWholePlan([])).toBe(false)
  expect(isWholePlan([{ title: 'Half', percent: 50 }])).toBe(false)
})

const plans = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }).map((weights) => {
  const sum = weights.reduce((whole, each) => whole + each, 0)
  const percents = weights.map((each) => Math.max(1, Math.floor((each * 100) / sum)))
  const rest = 100 - percents.slice(1).reduce((whole, each) => whole + each, 0)
  return [rest, ...percents.slice(1)].map((percent, at) => ({ title: `Part ${at}`, percent }))
})

test('whatever the price and the plan, the milestones sum to the price, and ours and theirs to each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), plans, (priceCents, plan) => {
      expect(isWholePlan(plan)).toBe(true)
      const parts = pricedMilestones(priceCents, plan)
      expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(priceCents)
      for (const { amountCents, feeCents } of parts) {
        expect(amountCents).toBeGreaterThan(0)
        expect(feeCents).toBe(feeOf(amountCents))
        expect(feeCents).toBeGreaterThanOrEqual(0)
        expect(feeCents).toBeLessThanOrEqual(amountCents)
        expect(Math.abs(feeCents - (amountCents * designerFeePercent) / 100)).toBeLessThanOrEqual(0.5)
      }
    }),
  )
})

test.each([
  ['planned', []],
  ['asked', [hold('asked')]],
  ['asked', [hold('declined'), hold('confirming')]],
  ['planned', [hold('declined'), hold('voided')]],
  ['held', [hold('held')]],
  ['held', [hold('held'), hold('asked')]],
  ['held', [hold('voided', { wasHeld: true }), hold('held')]],
  ['needed', [hold('held'), hold('declined', { isNeeded: true })]],
  ['asked', [hold('voided', { wasHeld: true, isNeeded: true }), hold('asked')]],
  ['held', [hold('voided', { wasHeld: true, isNeeded: true }), hold('held')]],
  ['paid', [hold('voided', { wasHeld: true }), hold('captured')]],
  ['released', [hold('voided', { wasHeld: true })]],
] as const)('the money is %s by its holds (%#)', (money, holds) => {
  expect(moneyOf(holds)).toBe(money)
  expect(milestoneMoney).toContain(money)
})
