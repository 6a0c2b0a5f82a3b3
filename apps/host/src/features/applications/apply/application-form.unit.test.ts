import { expect, test } from 'vitest'
import { draftOf, emptyForm, formOf, submissionOf, zipsIn } from './application-form.ts'

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

test('a ZIP code with its plus four is the one of its five digits', () => {
  expect(zipsIn('91101-1234, 91103 , 91105-91107')).toEqual(['91101', '91103', '91105', '91107'])
})

test('who has registered sends no person', () => {
  expect(submissionOf('Vendor', filled, true)).not.toHaveProperty('person')
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
