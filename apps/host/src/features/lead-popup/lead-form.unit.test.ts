import { expect, test } from 'vitest'
import { phoneAsWritten, rulesOfLead } from './lead-form.ts'

const aLead = (telling = {}) => ({
  full_name: 'Rosa Delgado',
  email: 'rosa@leads.test',
  phone_number: '(213) 555-0199',
  leave_empty: '',
  ...telling,
})

test('a whole lead has nothing wrong with it', () => {
  expect(rulesOfLead(aLead())).toEqual({})
})

test('each field says what it lacks, in the words of the server', () => {
  expect(rulesOfLead(aLead({ full_name: ' ', email: 'rosa@', phone_number: '12' }))).toEqual({
    full_name: ['The full name field is required.'],
    email: ['The email must be a valid email address.'],
    phone_number: ['The phone number must have at least 6 digits.'],
  })
})

test.each([
  ['2135550199', '(213) 555-0199'],
  ['1 213 555 0199', '(213) 555-0199'],
  ['+1 213-555-0199', '(213) 555-0199'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['555', '555'],
])('%s is written as %s', (typed, written) => {
  expect(phoneAsWritten(typed)).toBe(written)
})
