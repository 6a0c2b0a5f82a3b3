import { expect, test } from 'vitest'
import taxonomy from '../../../contract/data/taxonomy.json'
import { explanationOf } from './certifications.ts'

test('every certificate of the catalogue is explained; the warning of Proposition 65 has words of its own', () => {
  const named = new Set(taxonomy.categories.flatMap((category) => category.certifications))
  expect([...named].filter((name) => explanationOf(name) === undefined)).toEqual(['Prop 65 notice'])
})

test('a limit of use goes before the mere fact of a test', () => {
  expect(explanationOf('ANSI A326.3')).toMatch(/not for ramps/)
  expect(explanationOf('UL damp / wet')).toMatch(/damp or wet/)
})

test('what is not known is not explained', () => {
  expect(explanationOf('Editor’s choice')).toBeUndefined()
})
