import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDay } from '../shared/day.ts'
import { ageErrors, birthdayAt, isMinor, isTooYoung } from './age.rules.ts'

const today = '2026-11-23'
const errorsOf = (birth_date: string, parent_consent = false) =>
  ageErrors({ birth_date, parent_consent }, today)

test.each([
  ['', { birth_date: ['The date of birth field is required.'] }],
  ['yesterday', { birth_date: ['Please enter a real date of birth.'] }],
  ['1990-02-30', { birth_date: ['Please enter a real date of birth.'] }],
  ['2026-11-24', { birth_date: ['Please enter a real date of birth.'] }],
  ['1890-01-01', { birth_date: ['Please enter a real date of birth.'] }],
  ['2013-11-24', { birth_date: ['You must be at least 13 years old to sign up.'] }],
  ['2013-11-23', { parent_consent: ['A parent or guardian has to agree, because you are under 18.'] }],
  ['2008-11-24', { parent_consent: ['A parent or guardian has to agree, because you are under 18.'] }],
  ['2008-11-23', {}],
])('born on “%s”', (born, errors) => {
  expect(errorsOf(born)).toEqual(errors)
})

test('with a parent’s consent who is under 18 signs up, and who is under 13 does not', () => {
  expect(errorsOf('2008-11-24', true)).toEqual({})
  expect(errorsOf('2013-11-24', true)).toHaveProperty('birth_date')
})

test.each([
  ['2013-11-24', true],
  ['2026-11-23', true],
  ['2013-11-23', false],
  ['1990-01-01', false],
  ['2026-11-24', false],
  ['2020-02-30', false],
  ['', false],
])('born on “%s” somebody is too young: %s', (born, isSo) => {
  expect(isTooYoung(born, today)).toBe(isSo)
})

test('who was born on a leap day is 18 on the first of March', () => {
  expect(birthdayAt('2008-02-29', 18)).toBe('2026-03-01')
})

const someDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2026-11-23T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('nobody grows younger, and a birthday is a day', () => {
  fc.assert(
    fc.property(someDay, fc.nat(100), (born, age) => {
      expect(isDay(birthdayAt(born, age))).toBe(true)
      expect(birthdayAt(born, age) < birthdayAt(born, age + 1)).toBe(true)
      if (!isMinor(born, today)) expect(isMinor(born, '2030-01-01')).toBe(false)
    }),
  )
})
