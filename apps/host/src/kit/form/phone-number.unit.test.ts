import { expect, test } from 'vitest'
import { diallingCodes } from './dialling-codes.ts'
import { caretAfter, countryOf, formatPhone, readPhone } from './phone-number.ts'

test('a number is written (xxx) xxx-xxxx while it is typed', () => {
  const typed = ['3', '303', '3035', '303555', '3035550', '3035550142']
  expect(typed.map((digits) => formatPhone(digits, '+1'))).toEqual([
    '3',
    '303',
    '(303) 5',
    '(303) 555',
    '(303) 555-0',
    '(303) 555-0142',
  ])
})

test('a number of another country keeps its own digits', () => {
  expect(formatPhone('02079460018', '+44')).toBe('02079460018')
})

test('a pasted number may carry its dialling code', () => {
  expect(readPhone('+44 20 7946 0018', '+1')).toEqual({ code: '+44', digits: '2079460018' })
  expect(readPhone('+1 (303) 555-0142', '+44')).toEqual({ code: '+1', digits: '3035550142' })
  expect(readPhone('1-303-555-0142', '+1')).toEqual({ code: '+1', digits: '3035550142' })
})

test('letters and the eleventh digit are left out', () => {
  expect(readPhone('303-555-0142 ext 9', '+1').digits).toBe('3035550142')
})

test('about 240 dialling codes, the United Kingdom and the USA first', () => {
  expect(diallingCodes.length).toBeGreaterThanOrEqual(240)
  expect(diallingCodes.slice(0, 2)).toEqual([
    { country: 'GB', code: '+44', name: 'United Kingdom' },
    { country: 'US', code: '+1', name: 'United States' },
  ])
  expect(new Set(diallingCodes.map(({ country }) => country)).size).toBe(diallingCodes.length)
  expect(diallingCodes.every(({ code }) => /^\+\d{1,3}$/.test(code))).toBe(true)
})

test('of the countries that share a code the chosen one is shown, and the USA before anyone chose', () => {
  expect(countryOf('+1', null)?.name).toBe('United States')
  expect(countryOf('+1', 'CA')?.name).toBe('Canada')
  expect(countryOf('+44', 'CA')?.name).toBe('United Kingdom')
})

test('the caret stays behind the digit that it was behind', () => {
  expect(caretAfter('(303) 555-0142', 3)).toBe(4)
  expect(caretAfter('(303) 555-0142', 4)).toBe(7)
  expect(caretAfter('(303) 555-0142', 0)).toBe(0)
})
