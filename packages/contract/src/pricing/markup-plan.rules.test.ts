import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../shared/day.ts'
import {
  canCancelMarkupPlan,
  canPlanMarkup,
  dueInOrder,
  type MarkupPlanFacts,
  markupPlanProblem,
  mostMarkupRules,
  rulesOn,
} from './markup-plan.rules.ts'

const today = '2026-12-11'

test('a change is planned for tomorrow at the earliest, and two years ahead at most', () => {
  const days = ['2026-12-10', today, '2026-12-12', addDays(today, 730), addDays(today, 731), '12026-12-12']
  expect(days.map((day) => canPlanMarkup(day, today))).toEqual([false, false, true, true, false, false])
})

test('it is cancelled before its day, and once', () => {
  const can = (state: 'planned' | 'cancelled', effectiveOn: string) =>
    canCancelMarkupPlan({ state, effectiveOn }, today)
  expect([can('planned', '2026-12-12'), can('planned', today), can('cancelled', '2026-12-12')]).toEqual([
    true,
    false,
    false,
  ])
})

const fine: MarkupPlanFacts = {
  markupBps: 1_800,
  nowBps: 1_500,
  isProAdmitted: true,
  isMaterialSold: true,
  isClientKnown: true,
  rules: mostMarkupRules,
}

test('what is in the way on the day is what a change by hand would meet', () => {
  const problem = (facts: Partial<MarkupPlanFacts>) => markupPlanProblem({ ...fine, ...facts })
  expect(problem({})).toBe(null)
  expect(problem({ nowBps: null })).toBe('too_many_rules')
  expect(problem({ nowBps: null, rules: mostMarkupRules - 1 })).toBe(null)
  expect(problem({ isMaterialSold: false })).toBe('material_gone')
  expect([problem({ isClientKnown: false }), problem({ isClientKnown: false, nowBps: null })]).toEqual([
    null,
    'client_gone',
  ])
  expect([problem({ markupBps: 999 }), problem({ markupBps: 20_001 })]).toEqual([
    'out_of_range',
    'out_of_range',
  ])
  // What is taken away needs no room and no material.
  const removed = { markupBps: null, nowBps: null, isMaterialSold: false, isClientKnown: false }
  expect([problem(removed), problem({ ...removed, isProAdmitted: false })]).toEqual([
    null,
    'pro_not_admitted',
  ])
})

const plan = fc.record({
  rule: fc.integer({ min: 1, max: 4 }),
  effectiveOn: fc.integer({ min: 0, max: 9 }).map((days) => addDays(today, days)),
  markupBps: fc.option(fc.integer({ min: 1_000, max: 20_000 })),
})
const plans = fc
  .uniqueArray(plan, { selector: ({ rule, effectiveOn }) => `${rule} ${effectiveOn}` })
  .map((all) => all.map((each, id) => ({ ...each, id })))

type Rules = Map<number, number | null>

/** What stands of each rule when the house is awake on these days. */
const standing = (
  all: readonly (typeof plans extends fc.Arbitrary<infer Each> ? Each : never)[number][],
  days: string[],
) => {
  const rules: Rules = new Map()
  const done = new Set<number>()
  for (const day of days)
    for (const each of dueInOrder(all, day)) {
      if (done.has(each.id)) continue
      done.add(each.id)
      rules.set(each.rule, each.markupBps)
    }
  return { rules: [...rules].toSorted(([one], [other]) => one - other), done: done.size }
}

test('however long the house was asleep, the last change of each rule stands', () => {
  const end = addDays(today, 9)
  fc.assert(
    fc.property(plans, fc.array(fc.integer({ min: 0, max: 9 })), (all, awake) => {
      const days = awake.toSorted((one, other) => one - other).map((each) => addDays(today, each))
      const everyDay = Array.from({ length: 10 }, (_each, nth) => addDays(today, nth))
      expect(standing(all, [...days, end])).toEqual(standing(all, everyDay))
      expect(standing(all, [end]).done).toBe(all.length)
      expect(dueInOrder(all, addDays(today, -1))).toEqual([])
    }),
  )
})

test('on a day the rules stand as they will when what is planned until then is done', () => {
  const rules = [{ markup_bps: 1_200 }, { category_id: 7, markup_bps: 1_500 }]
  const plans = [
    { id: 1, effectiveOn: '2026-12-20', category_id: 7, markupBps: 1_800 },
    { id: 2, effectiveOn: '2026-12-15', category_id: 7, markupBps: null },
    { id: 3, effectiveOn: '2026-12-15', vendor_id: 3, markupBps: 2_000 },
  ]
  expect(rulesOn(rules, plans, today)).toEqual(rules.map((rule) => ({ ...rule, since: null })))
  expect(rulesOn(rules, plans, '2026-12-15')).toEqual([
    { markup_bps: 1_200, since: null },
    { vendor_id: 3, markup_bps: 2_000, since: '2026-12-15' },
  ])
  expect(rulesOn(rules, plans, '2026-12-20').at(-1)).toEqual({
    category_id: 7,
    markup_bps: 1_800,
    since: '2026-12-20',
  })
})
