import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownSmsNumber, smsNumberOf, smsWishOf } from './sms.rules.ts'

test('a number is texted where its area and its exchange can be ones', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,12}$/), (digits) => {
      const isOne =
        digits.length === 10 && !'01'.includes(digits.charAt(0)) && !'01'.includes(digits.charAt(3))
      expect(smsNumberOf('+1', digits)).toBe(isOne ? `+1${digits}` : null)
      expect(smsNumberOf('+44', digits)).toBeNull()
    }),
  ))

test('a number is shown as people write it', () => {
  expect(shownSmsNumber('+16265550147')).toBe('(626) 555-0147')
})

test.each([
  ['STOP', 'stop'],
  [' stop \n', 'stop'],
  ['Unsubscribe', 'stop'],
  ['start', 'start'],
  ['Please stop by on Monday', null],
  ['', null],
] as const)('%j asks for %s', (body, wish) => {
  expect(smsWishOf(body)).toBe(wish)
})
