import { expect, test } from 'vitest'
import { emptyForm } from './application-form.ts'
import { byField, rulesOf, stepsOf, stepWith } from './application-steps.ts'

test('an error leads to the step of its field', () => {
  const steps = stepsOf('Contractor', false)
  expect(stepWith(steps, byField({ 'person.email': ['taken'] }))).toBe(0)
  expect(stepWith(steps, byField({ 'service_zips.2': ['wrong'] }))).toBe(1)
  expect(stepWith(steps, { license_document: ['missing'] })).toBe(2)
  expect(stepWith(steps, { showroom_id_wish: ['taken'], license_number: ['taken'] })).toBe(2)
})

test('who has registered is not asked who they are', () => {
  expect(stepsOf('Vendor', true).map(({ id }) => id)).toEqual(['business', 'goods'])
})

test('each step says what is missing, and asks for a license or for a reason', () => {
  const [you, , license] = stepsOf('Contractor', false)
  if (!you || !license) throw new Error('A step is missing.')
  expect(rulesOf(you, emptyForm).first_name).toEqual(['The first name field is required.'])
  expect(rulesOf(you, { ...emptyForm, password: 'short' }).password).toEqual([
    'The password must be at least 8 characters.',
  ])
  expect(Object.keys(rulesOf(license, emptyForm))).toEqual([
    'license_state',
    'license_number',
    'license_holder',
    'license_expires_on',
  ])
  expect(Object.keys(rulesOf(license, { ...emptyForm, has_license: false }))).toEqual(['license_reason'])
})
