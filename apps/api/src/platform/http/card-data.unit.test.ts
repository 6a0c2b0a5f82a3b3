import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCardData } from './card-data.ts'

test.each([
  [{ card_number: '4242' }, 'card_number'],
  [{ payment: { cvv: '123' } }, 'payment.cvv'],
  [{ note: 'my card is 4242 4242 4242 4242, thanks' }, 'note'],
  [{ lines: [{ name: '5555-5555-5555-4444' }] }, 'lines.0.name'],
  [{ amount: 4242424242424242 }, 'amount'],
  [{ note: 'Visa4242424242424242' }, 'note'],
  [{ note: '4242 4242 4242 4242 12/28 123' }, 'note'],
  [{ note: '4242 4242 4242 4242 123' }, 'note'],
  [{ note: 'call 626-555-0142, card 3782 822463 10005' }, 'note'],
  [{ note: '4242.4242.4242.4242' }, 'note'],
  [{ note: '4242\u00a04242\u00a04242\u00a04242' }, 'note'],
  [{ note: 'me@example.com 4242424242424242' }, 'note'],
  [{ email: '4242 4242 4242 4242' }, 'email'],
])('%j is refused at %s', (body, field) => expect(findCardData(body)).toBe(field))

test.each([
  { card_number: '' },
  { phone_number: '6265550142' },
  { zip_code: '91101-1234' },
  { product_id: '0aDspbNTROs88b6mY' },
  { note: 'order 4242424242424241' },
  { qty: 12, coverage: 139_500 },
  { email: '4242424242424242@example.com' },
  { email: 'person+4242424242424242@mail.example.com' },
  { note: 'write to 5555555555554444@example.com, please' },
  { website: 'https://example.com/item/4242424242424242?ref=5555555555554444' },
  { id: '42424242-4242-4242-a000-555555555444' },
  { token: 'ab4242424242424242cd0f4242424242' },
  { note: 'sizes 24 36 48 60 72 84 96 12' },
  // Passes the check that every card does, but no card begins so, or has so many digits.
  { sku: '9000000000000001' },
  { sku: '378282246310005000' },
])('%j is not a card', (body) => expect(findCardData(body)).toBeNull())

const luhn = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)

const aCardNumber = fc
  .constantFrom(
    ['4', 16],
    ['4', 13],
    ['51', 16],
    ['2221', 16],
    ['2720', 16],
    ['34', 15],
    ['37', 15],
    ['6011', 16],
    ['65', 19],
    ['36', 14],
    ['3528', 16],
    ['62', 17],
  )
  .chain(([prefix, length]) =>
    fc.stringMatching(/^\d{19}$/).map((digits) => {
      const open = (String(prefix) + digits).slice(0, Number(length) - 1)
      return open + ((10 - (luhn(`${open}0`) % 10)) % 10)
    }),
  )

const groupings = fc.constantFrom(/(\d{4})(?=\d{3})/g, /^(\d{4})(\d{6})/, /^(\d{6})/, /(?!)/)

test('every number that a card could have is found, however it is grouped and whatever is beside it', () => {
  fc.assert(
    fc.property(aCardNumber, groupings, fc.constantFrom(' ', '-', '–'), (number, groups, between) => {
      const grouped = number.replace(groups, (...[match, first, second]) =>
        typeof second === 'string' ? `${first}${between}${second}${between}` : `${match}${between}`,
      )
      expect(findCardData({ deep: [{ note: grouped }] })).toBe('deep.0.note')
      expect(findCardData({ note: `It is ${grouped}, until 12/28, 123.` })).toBe('note')
    }),
    { numRuns: 300 },
  )
})

test('no identifier that computers make is a card', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(findCardData({ id })).toBeNull()
    }),
    { numRuns: 2_000 },
  )
})

const large = 260_000
const filled = (form: string) => form.repeat(Math.ceil(large / form.length)).slice(0, large)
const hostileTexts = [
  '111 ',
  '4242 ',
  '1234567890123456789 ',
  '01234567-0123-0123-0123-',
  '0',
  'a',
  '@',
  'a@a',
  'a.',
  `${'a'.repeat(63)}@`,
  'http://',
  '0-',
  'deadbeef',
].map(filled)

// Each takes some 20 ms of processor; a walk that is quadratic takes a hundred times the limit. What others do on the
// machine meanwhile is not counted.
const limitMicroseconds = 3_000_000

test.each(hostileTexts)('a text of 260 KB is read once, whatever it repeats (form %$)', (text) => {
  const before = process.cpuUsage()
  findCardData({ note: text })
  findCardData({ notes: text.match(/.{1,1000}/gs) })
  findCardData(Array.from({ length: large / 5 }, (_, at) => text.slice(at, at + 3)))
  expect(process.cpuUsage(before).user).toBeLessThan(limitMicroseconds)
})
