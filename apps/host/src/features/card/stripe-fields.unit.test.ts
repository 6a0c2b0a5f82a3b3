import { expect, test } from 'vitest'
import { fieldAfter, fieldToShow, nothingTyped, refusedErrors, typedErrors } from './stripe-fields.rules.ts'

const whole = { isComplete: true, isEmpty: false }

test('each of the three card sentences stands at its own field', () => {
  expect(typedErrors(nothingTyped)).toEqual({
    card_number: ['Invalid Card Number.'],
    exp_date: ['Invalid Expiration Date.'],
    cvv: ['Invalid CVC.'],
  })
  expect(typedErrors({ ...nothingTyped, card_number: whole, cvv: whole })).toEqual({
    exp_date: ['Invalid Expiration Date.'],
  })
  expect(typedErrors({ card_number: whole, exp_date: whole, cvv: whole })).toEqual({})
})

test.each([
  [{ type: 'validation_error', code: 'invalid_number' }, { card_number: ['Invalid Card Number.'] }],
  [{ type: 'validation_error', code: 'incomplete_expiry' }, { exp_date: ['Invalid Expiration Date.'] }],
  [
    { type: 'validation_error', code: 'invalid_expiry_year_past' },
    { exp_date: ['Invalid Expiration Date.'] },
  ],
  [{ type: 'validation_error', code: 'incomplete_cvc' }, { cvv: ['Invalid CVC.'] }],
])('what Stripe finds stands at the field that it names: %o', (found, errors) => {
  expect(refusedErrors(found)).toEqual(errors)
})

test('what is not the card’s fault is said of the card as a whole', () => {
  const [sentence] = refusedErrors({ type: 'api_error' }).card_number ?? []
  expect(sentence).toMatch(/could not be checked/)
})

test('the keyboard goes on to the next field, and to the first in error', () => {
  expect([fieldAfter('card_number'), fieldAfter('exp_date'), fieldAfter('cvv')]).toEqual([
    'exp_date',
    'cvv',
    undefined,
  ])
  expect([fieldToShow({}), fieldToShow({ cvv: ['Invalid CVC.'] })]).toEqual(['card_number', 'cvv'])
})
