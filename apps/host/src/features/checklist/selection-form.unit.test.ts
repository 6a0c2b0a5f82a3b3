import { expect, test } from 'vitest'
import { fieldsOf, rulesOf, touched, valuesOf } from './selection-form.ts'

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
