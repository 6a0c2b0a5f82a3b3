import { expect, test } from 'vitest'
import { touched } from '../../kit/form/touched.ts'
import { fieldsOf, rulesOf, valuesOf } from './selection-form.ts'

const untouched = valuesOf(null)

test('only what was touched is sent', () => {
  const before = fieldsOf(untouched)
  expect(touched(before, fieldsOf({ ...untouched, allowance: '1,500', pool: '' }))).toEqual({
    allowance_cents: 150_000,
  })
  expect(touched(before, fieldsOf(untouched))).toEqual({})
})

test('what is no amount and no number of days is said before it is sent', () => {
  expect(Object.keys(rulesOf({ ...untouched, allowance: 'a lot', daysBefore: 'soon' }))).toEqual([
    'allowance_cents',
    'due_days_before',
  ])
  expect(rulesOf({ ...untouched, allowance: '900.50', daysBefore: '21' })).toEqual({})
})

test('a new decision begins with the writer’s own extra for cuts, as far as one takes it', () => {
  expect([valuesOf(null).waste, valuesOf(null, 22).waste, valuesOf(null, 45).waste]).toEqual([
    '10',
    '22',
    '30',
  ])
  expect(touched(fieldsOf(untouched), fieldsOf(valuesOf(null, 22)))).toEqual({ waste_pct: 22 })
})
