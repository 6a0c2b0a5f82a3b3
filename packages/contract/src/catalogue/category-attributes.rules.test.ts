import { expect, test } from 'vitest'
import {
  attributeKeyOf,
  attributeNameRefusal,
  attributeRemovalRefusal,
  doubledValue,
  valuesTyped,
} from './category-attributes.rules.ts'

test('goods keep a value under small letters of its name', () => {
  const names = ['Surface feel', '  Décor No. 2 ', '3D effect', '—', '12']
  expect(names.map(attributeKeyOf)).toEqual(['surface_feel', 'decor_no_2', 'd_effect', null, null])
})

test('a name is new in its category, and none of those that all categories have', () => {
  const others = [{ key: 'dcof', label: 'Wet DCOF' }]
  const names = ['Surface feel', 'Brand', 'wet dcof', 'DCOF', '!']
  expect(names.map((name) => attributeNameRefusal(name, others))).toEqual([
    null,
    'Every category has this one already: brand, availability, kind.',
    'This category has an attribute of this name.',
    'This category has an attribute of this name.',
    'Please give a name of at most 60 characters, with a letter in it.',
  ])
})

test('what goods say stays', () => {
  expect(attributeRemovalRefusal({ product_count: 0 })).toBeNull()
  expect(attributeRemovalRefusal({ product_count: 1 })).toMatch(/^A product says it/)
  expect(attributeRemovalRefusal({ product_count: 1_200 })).toMatch(/^1,200 products say it/)
})

test('values are typed line by line, each once', () => {
  expect(valuesTyped(' Soft \n\n Rough\r\n')).toEqual(['Soft', 'Rough'])
  expect([doubledValue(['Soft', 'Rough']), doubledValue(['Soft', 'Rough', 'soft'])]).toEqual([null, 'soft'])
})
