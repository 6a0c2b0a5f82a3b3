import { expect, test } from 'vitest'
import {
  byField,
  draftOf,
  emptyForm,
  formOf,
  rulesOf,
  stepsOf,
  stepWith,
  submissionOf,
} from './application-form.ts'

const filled = {
  ...emptyForm,
  first_name: 'Ada',
  password: 'a secret of mine',
  service_zips: '91101, 91103 91105',
}

test('a draft is what was typed, without the password, and comes back as it was', () => {
  const draft = draftOf(filled)
  expect(JSON.stringify(draft)).not.toContain('a secret of mine')
  expect(draft.service_zips).toEqual(['91101', '91103', '91105'])
  expect(formOf(draft)).toMatchObject({
    first_name: 'Ada',
    password: '',
    service_zips: '91101, 91103, 91105',
  })
})

test('an error leads to the step of its field', () => {
  const steps = stepsOf('Contractor', false)
  expect(stepWith(steps, byField({ 'person.email': ['taken'] }))).toBe(0)
  expect(stepWith(steps, byField({ 'service_zips.2': ['wrong'] }))).toBe(1)
  expect(stepWith(steps, { license_document: ['missing'] })).toBe(2)
  expect(stepWith(steps, { showroom_id_wish: ['taken'], license_number: ['taken'] })).toBe(2)
})

test('who has registered is not asked who they are, and sends no person', () => {
  expect(stepsOf('Vendor', true).map(({ id }) => id)).toEqual(['business', 'goods'])
  expect(submissionOf('Vendor', filled, true)).not.toHaveProperty('person')
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

test('nobody but a designer is sent without a license', () => {
  const unlicensed = { ...filled, has_license: false }
  expect(submissionOf('Contractor', { ...unlicensed, business_type: 'remodeler' }, false)).toMatchObject({
    has_license: true,
  })
  expect(submissionOf('Contractor', { ...unlicensed, business_type: 'designer' }, false)).toMatchObject({
    has_license: false,
  })
})
