import { expect, test } from 'vitest'
import { attributeFaults, sentOf, typedOf } from './attribute-form.ts'

const typed = { ...typedOf(null), label: 'Feel', values: 'Soft\n\n Rough ', unit: 'mm' }

test('only numbers are sent with a unit, only words with values', () => {
  expect(sentOf(typed)).toEqual({
    label: 'Feel',
    type: 'enum',
    unit: '',
    values: ['Soft', 'Rough'],
    is_filter: true,
  })
  expect(sentOf({ ...typed, type: 'number' })).toMatchObject({ unit: 'mm', values: [] })
  expect(sentOf({ ...typed, type: 'bool', isFilter: false })).toMatchObject({ unit: '', is_filter: false })
})

test('a name without a letter and a value that stands twice are told before anything is sent', () => {
  expect(attributeFaults(typed)).toEqual({})
  expect(attributeFaults({ ...typed, label: ' — ', values: 'Soft\nsoft' })).toEqual({
    label: ['Please give a name of at most 60 characters, with a letter in it.'],
    values: ['“soft” stands there twice.'],
  })
})
