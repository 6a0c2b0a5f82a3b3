import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { variantName } from './variant.rules.ts'

const fog = { name: 'Quill 12x24 Matte Porcelain – Fog', color: 'Fog', size_label: '12x24' }

test('color and size stand where those of the other variant stood, else at the end', () => {
  const named = (wanted: { color: string; size_label: string }, source = fog) =>
    variantName(source, wanted, 160)
  expect(named({ color: 'Sand', size_label: '12x24' })).toBe('Quill 12x24 Matte Porcelain – Sand')
  expect(named({ color: 'Sand', size_label: '24x48' })).toBe('Quill 24x48 Matte Porcelain – Sand')
  expect(named({ color: 'Fog', size_label: '12x24' })).toBe(fog.name)
  const plain = { ...fog, name: 'Quill tile', color: '', size_label: '' }
  expect(named({ color: 'Sand', size_label: '' }, plain)).toBe('Quill tile – Sand')
  expect(named({ color: 'Sand', size_label: '6x6' }, plain)).toBe('Quill tile – Sand, 6x6')
})

test('no name is longer than names may be', () => {
  const word = string({ minLength: 0, maxLength: 60 })
  assert(
    property(string({ minLength: 1, maxLength: 160 }), word, word, word, word, (...said) => {
      const [name, color, size_label, otherColor, otherSize] = said
      const made = variantName({ name, color, size_label }, { color: otherColor, size_label: otherSize }, 160)
      expect(made.length).toBeLessThanOrEqual(160)
    }),
  )
})
