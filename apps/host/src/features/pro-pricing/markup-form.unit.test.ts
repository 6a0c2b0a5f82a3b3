import type { ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { expect, test } from 'vitest'
import { markupFaults, planBody, ruleBody, typedOf } from './markup-form.ts'

const rule: ShownMarkupRule = {
  id: 'rule-1',
  vendor: null,
  category: { slug_url: 'tile-flooring', name: 'Tile Flooring' },
  product: null,
  client: null,
  markup_bps: 1_800,
  planned: null,
  sums: null,
}
const onDay = { when: 'day', effective_on: '2026-12-12', markup_bps: '22' } as const

test('a change of a rule is planned for what the rule is for, whatever was chosen before the day was', () => {
  const typed = { ...typedOf(rule), ...onDay, category: 'toilets', client: 'jane@people.example' }
  expect(planBody(typed, rule)).toEqual({
    effective_on: '2026-12-12',
    changes: [{ category: 'tile-flooring', markup_bps: 2_200 }],
  })
  expect(ruleBody(typed)).toEqual({ category: 'toilets', client: 'jane@people.example', markup_bps: 2_200 })
})

test('a new rule is planned for what was chosen', () => {
  const typed = { ...typedOf(null), ...onDay, category: 'toilets' }
  expect(planBody(typed, null).changes).toEqual([{ category: 'toilets', markup_bps: 2_200 }])
})

test('a rule that is taken away on a day needs no percent, but a day', () => {
  const typed = { ...typedOf(rule), ...onDay, markup_bps: '', is_removed: true }
  expect(markupFaults(typed)).toEqual({})
  expect(planBody(typed, rule).changes).toEqual([{ category: 'tile-flooring', markup_bps: null }])
  expect(markupFaults({ ...typed, effective_on: '' })).toHaveProperty('effective_on')
  expect(markupFaults({ ...typed, when: 'now' })).toHaveProperty('markup_bps')
})
