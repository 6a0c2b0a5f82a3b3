import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownSmsNumber, smsNumberOf, smsWishOf } from './sms.rules.ts'

test('a number is texted where its area and its exchange can be ones', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,12}$/), (digits) => {
      const isOne =
        digits.length === 10 && !'01'.includes(digits.charAt(0)) && !'01'.includes(digits.charAt(3))
      const number = smsNumberOf('+1', digits)
      if (number !== null) expect([isOne, number]).toEqual([true, `+1${digits}`])
      if (isOne && digits.startsWith('626')) expect(number).toBe(`+1${digits}`)
      expect(smsNumberOf('+44', digits)).toBeNull()
    }),
  ))

test.each(['2465550147', '8765550147', '8095550147', '9005550147', '8005550147'])(
  '%s is in another country, or nobody’s pocket',
  (digits) => {
    expect(smsNumberOf('+1', digits)).toBeNull()
  },
)

test.each(['6265550147', '4165550147', '7875550147'])('%s is texted', (digits) => {
  expect(smsNumberOf('+1', digits)).toBe(`+1${digits}`)
})

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
