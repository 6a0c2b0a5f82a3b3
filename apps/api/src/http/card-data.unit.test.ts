import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCardData } from './card-data.ts'

test.each([
  [{ card_number: '4242' }, 'card_number'],
  [{ payment: { cvv: '123' } }, 'payment.cvv'],
  [{ note: 'my card is 4242 4242 4242 4242, thanks' }, 'note'],
  [{ lines: [{ name: '5555-5555-5555-4444' }] }, 'lines.0.name'],
  [{ amount: 4242424242424242 }, 'amount'],
])('%j is refused at %s', (body, field) => expect(findCardData(body)).toBe(field))

test.each([
  { card_number: '' },
  { phone_number: '6265550142' },
  { zip_code: '91101-1234' },
  { product_id: '0aDspbNTROs88b6mY' },
  { note: 'order 4242424242424241' },
  { qty: 12, coverage: 139_500 },
])('%j is not a card', (body) => expect(findCardData(body)).toBeNull())

test('every number that a card could have is found, however it is grouped', () => {
  const withCheckDigit = (digits: string) => {
    const check = [...'0123456789'].find((digit) => findCardData({ note: digits + digit }) !== null)
    return check
  }
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.stringMatching(/^\d{14}$/), (first, rest) => {
      const digits = `${first}${rest}`
      const check = withCheckDigit(digits)
      expect(check).toBeDefined()
      const grouped = `${digits}${check}`.replace(/(\d{4})(?=\d)/g, '$1 ')
      expect(findCardData({ deep: [{ note: grouped }] })).toBe('deep.0.note')
    }),
    { numRuns: 200 },
  )
})
