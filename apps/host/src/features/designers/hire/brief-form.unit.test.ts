import { emptyBrief } from '@showroom/contract/designer/brief.rules'
import { expect, test } from 'vitest'
import { briefOf, briefRules, draftRules, typedOf } from './brief-form.ts'

const dated = { ...emptyBrief, budget_cents: 1_250_050, start_on: '2027-01-11', finish_by: null }

test('what is kept is typed as people write it, and back again', () => {
  expect(typedOf(dated)).toMatchObject({ budget: '12500.5', start_on: '2027-01-11', finish_by: '' })
  expect(briefOf(typedOf(dated))).toEqual(dated)
})

test('a draft may be half done, but not wrong', () => {
  expect(draftRules(typedOf(emptyBrief))).toEqual({})
  expect(Object.keys(draftRules({ ...typedOf(dated), budget: 'much', finish_by: '2027-01-10' }))).toEqual([
    'budget',
    'finish_by',
  ])
})

test('a brief that is sent says what it lacks', () => {
  expect(Object.keys(briefRules(typedOf(emptyBrief)))).toEqual(['rooms', 'survey', 'photos'])
})
