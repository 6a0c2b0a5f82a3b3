import { expect, test } from 'vitest'
import { named, nameFaults } from './name-form.ts'

test('an address follows the name until somebody types another', () => {
  const begun = named({ name: '', slug: '' }, 'Garden Sheds & Co')
  expect(begun).toEqual({ name: 'Garden Sheds & Co', slug: 'garden-sheds-co' })
  expect(named({ ...begun, slug: 'sheds' }, 'Sheds')).toEqual({ name: 'Sheds', slug: 'sheds' })
  expect(named({ name: 'Sheds', slug: 'garden' }, 'Huts')).toEqual({ name: 'Huts', slug: 'garden' })
})

test('a name and an address are asked for', () => {
  expect(Object.keys(nameFaults({ name: ' ', slug: '12' }))).toEqual(['name', 'slug'])
  expect(nameFaults({ name: 'Sheds', slug: 'Sheds' })).toEqual({})
})
