import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diallingCodes } from './dialling-codes.ts'
import { matching, type PickerOption } from './picker.rules.ts'

const countries: PickerOption[] = diallingCodes.map(({ country, code, name }) => ({
  value: country,
  label: name,
  code,
}))
const firstFor = (typed: string) => matching(countries, typed)[0]?.label

test('what begins like the text comes first, a code finds its country, accents do not matter', () => {
  expect(firstFor('ger')).toBe('Germany')
  expect(firstFor('+49')).toBe('Germany')
  expect(firstFor('49')).toBe('Germany')
  expect(firstFor('cote')).toBe('Côte d’Ivoire')
  expect(firstFor('kingdom')).toBe('United Kingdom')
})

test('nothing typed shows all, the United Kingdom and the United States first', () => {
  expect(matching(countries, ' ')).toHaveLength(countries.length)
  expect(countries.length).toBeGreaterThanOrEqual(240)
  expect(countries.slice(0, 2).map(({ value }) => value)).toEqual(['GB', 'US'])
})

test('nonsense finds nothing', () => {
  expect(matching(countries, 'zzz')).toEqual([])
})

test('every option is found by its own label, and nothing is found twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), (country) => {
      const found = matching(countries, country.label)
      return found.includes(country) && new Set(found).size === found.length
    }),
  )
})

test('more typed never finds more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat({ max: 12 }), ({ label }, length) => {
      const shorter = matching(countries, label.slice(0, length)).length
      return matching(countries, label.slice(0, length + 1)).length <= shorter
    }),
  )
})
