import { expect, test } from 'vitest'
import taxonomy from '@showroom/contract/data/taxonomy.json' with { type: 'json' }
import { certificationOf } from './certifications.ts'

test('every certificate of the catalogue is explained; the warning of Proposition 65 has words of its own', () => {
  const named = new Set(taxonomy.categories.flatMap((category) => category.certifications))
  expect([...named].filter((name) => certificationOf(name).value === '')).toEqual(['Prop 65 notice'])
})

test('a limit of use goes before the mere fact of a test', () => {
  expect(certificationOf('ANSI A326.3').value).toMatch(/not for ramps/)
  expect(certificationOf('UL damp / wet').value).toMatch(/damp or wet/)
})

test('what is not known is not explained', () => {
  expect(certificationOf('Editor’s choice')).toEqual({ label: 'Editor’s choice', value: '' })
})
