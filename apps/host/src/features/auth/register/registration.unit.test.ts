import { accountMessages } from '@showroom/contract/account/account.messages'
import { expect, test } from 'vitest'
import { draftOf, registrationIn } from './draft.ts'
import { registerRequest } from './register-request.ts'
import {
  emptyRegistration,
  errorsOfStep,
  nameParts,
  type Registration,
  reachableStep,
  shownErrors,
  stepOfErrors,
} from './registration.ts'

const address = {
  street: '1 Rodeo Drive',
  apartment: '',
  city: 'Beverly Hills',
  state: 'CA',
  zip_code: '90210',
}
const complete: Registration = {
  ...emptyRegistration,
  full_name: 'Rosalind Vander Berg',
  email: 'rosalind@homes.example',
  password: 'marble-otter',
  phone_number: '3035550142',
  zip_code: '90210',
  birth_date: '1990-04-01',
  agree: true,
  shipping: address,
}
const without = (missing: Partial<Registration>): Registration => ({ ...complete, ...missing })

test('nothing is wrong with a complete registration', () => {
  expect(errorsOfStep(1, complete)).toEqual({})
  expect(errorsOfStep(2, complete)).toEqual({})
  expect(errorsOfStep(3, complete)).toEqual({})
})

test('step 1 asks for name, email, password, phone number, zip code, date of birth and agreement', () => {
  expect(errorsOfStep(1, emptyRegistration)).toEqual({
    full_name: ['Please enter your first and last name.'],
    email: ['The email field is required.'],
    password: ['The password field is required.'],
    phone_number: ['The phone number field is required.'],
    zip_code: ['The zip code field is required.'],
    birth_date: ['The date of birth field is required.'],
    agree: ['Please agree to the Terms of Service.'],
  })
})

test('step 1 asks for a country code', () => {
  expect(errorsOfStep(1, without({ country_code: '' })).country_code).toEqual([
    'The country code field is required.',
  ])
})

test.each(['rosalind', 'rosalind@', 'rosalind@homes', 'a@b.example,c@d.example', 'a b@homes.example'])(
  'the email %s is none',
  (email) => expect(errorsOfStep(1, without({ email })).email).toEqual([accountMessages.email]),
)

test('a password has at least 8 characters', () => {
  expect(errorsOfStep(1, without({ password: '1234567' })).password).toEqual([accountMessages.passwordLength])
  expect(errorsOfStep(1, without({ password: '12345678' })).password).toBeUndefined()
})

test('who is under 18 needs a parent who agrees, and the request says so only then', () => {
  const year = new Date().getFullYear()
  const young = without({ birth_date: `${year - 15}-06-15` })
  expect(errorsOfStep(1, young)).toHaveProperty('parent_consent')
  expect(errorsOfStep(1, { ...young, parent_consent: true })).toEqual({})
  const sending = { showroom: '0', paymentMethodId: null }
  expect(registerRequest({ ...young, parent_consent: true }, sending)).toHaveProperty('parent_consent', true)
  expect(registerRequest(without({ parent_consent: true }), sending)).not.toHaveProperty('parent_consent')
  expect(errorsOfStep(1, without({ birth_date: `${year - 9}-01-01` }))).toHaveProperty('birth_date')
})

test('a number in the United States has ten digits; elsewhere at least six', () => {
  expect(errorsOfStep(1, without({ phone_number: '303555' })).phone_number).toEqual([accountMessages.phone])
  const abroad = (phone_number: string) => errorsOfStep(1, without({ country_code: '+49', phone_number }))
  expect(abroad('30123456').phone_number).toBeUndefined()
  expect(abroad('12345').phone_number).toEqual([accountMessages.phoneShort])
})

test('step 2 asks for street, city, state and zip code, and never for the apartment', () => {
  expect(Object.keys(errorsOfStep(2, emptyRegistration))).toEqual([
    'shipping_street',
    'shipping_city',
    'shipping_state',
    'shipping_zip_code',
  ])
})

test('a billing address of its own is complete', () => {
  expect(Object.keys(errorsOfStep(3, without({ bills_to_shipping: false })))).toEqual([
    'pay_street',
    'pay_city',
    'pay_state',
    'pay_zip_code',
  ])
})

test.each([
  ['card_number', 3],
  ['name_on_Card', 3],
  ['exp_date', 3],
  ['cvv', 3],
  ['pay_street', 3],
  ['payment_method_id', 3],
  ['shipping_street', 2],
  ['shipping_zip_code', 2],
  ['full_name', 1],
  ['email', 1],
  ['password', 1],
  ['country_code', 1],
  ['phone_number', 1],
  ['zip_code', 1],
  ['birth_date', 1],
  ['parent_consent', 1],
  ['agree', 1],
  ['shop_id', null],
])('an error of %s belongs to step %s', (field, step) => {
  expect(stepOfErrors({ [field]: ['Wrong.'] })).toBe(step)
})

test('of several failing fields the first step is shown', () => {
  expect(stepOfErrors({ cvv: ['Wrong.'], shipping_city: ['Wrong.'], email: ['Wrong.'] })).toBe(1)
})

test('errors of both parts of the name stand under the one field', () => {
  expect(
    shownErrors({ first_name: ['Too long.'], last_name: ['Too long, too.'], email: ['Taken.'] }),
  ).toEqual({
    full_name: ['Too long.', 'Too long, too.'],
    email: ['Taken.'],
  })
})

test('a step opens when those before it are complete', () => {
  expect(reachableStep(3, complete)).toBe(3)
  expect(reachableStep(3, without({ shipping: emptyRegistration.shipping }))).toBe(2)
  expect(reachableStep(3, without({ password: '' }))).toBe(1)
  expect(reachableStep(1, complete)).toBe(1)
})

test('a name is split at its first space', () => {
  expect(nameParts(' Rosalind  Vander Berg ')).toEqual({ first_name: 'Rosalind', last_name: 'Vander Berg' })
  expect(nameParts('Cher')).toEqual({ first_name: 'Cher', last_name: '' })
})

test('the request carries the fields, both parts of the name and the shop', () => {
  const request = registerRequest(complete, { showroom: '0', paymentMethodId: null })
  expect(request).toMatchObject({
    full_name: 'Rosalind Vander Berg',
    first_name: 'Rosalind',
    last_name: 'Vander Berg',
    type: 'User',
    country_code: '+1',
    shop_id: '0',
    shipping_state: 'CA',
  })
  expect(request).not.toHaveProperty('payment_method_id')
  expect(request).not.toHaveProperty('pay_street')
  expect(request).not.toHaveProperty('i_accept')
})

test('a card comes with the address that its bills go to', () => {
  const billing = { ...address, street: '2 Elsewhere', city: 'Austin', state: 'TX', zip_code: '78701' }
  const sending = { showroom: '0', paymentMethodId: 'pm_given' }
  expect(registerRequest(complete, sending)).toMatchObject({
    payment_method_id: 'pm_given',
    pay_city: 'Beverly Hills',
  })
  expect(registerRequest(without({ billing, bills_to_shipping: false }), sending)).toMatchObject({
    pay_street: '2 Elsewhere',
    pay_city: 'Austin',
    pay_state: 'TX',
    pay_zip_code: '78701',
  })
})

test('a draft is found again without password and consents', () => {
  const draft = draftOf({ ...complete, i_accept: true })
  expect(draft).not.toContain(complete.password)
  expect(draft).not.toContain(complete.birth_date)
  expect(registrationIn(draft)).toEqual({
    ...complete,
    birth_date: '',
    password: '',
    agree: false,
    i_accept: false,
  })
})

test.each(['', '{', '[]', '42', '{"email":42,"shipping":"x"}'])('a broken draft (%s) is none', (draft) => {
  expect(registrationIn(draft)).toEqual(emptyRegistration)
})
