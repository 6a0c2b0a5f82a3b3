import { expect, test } from 'vitest'
import { blankPackage, bodyOf, ownRules, typedOf } from './own-form.ts'

const own = {
  id: 'designer',
  hidden_reason: null,
  headline: 'Baths',
  about: 'Drawn by hand.',
  city: 'Pasadena',
  state: 'CA' as const,
  zip_code: '91101',
  service_miles: 25,
  styles: ['classic' as const],
  rooms: ['bathroom' as const],
  languages: ['en' as const],
  is_remote: false,
  is_listed: true,
  available_on: '2027-01-11',
  packages: [
    {
      name: 'One room',
      rooms: ['bathroom' as const],
      includes: ['A plan', 'A list'],
      revisions: 2,
      days: 14,
      price_cents: 120_050,
      milestones: [{ title: 'Everything', percent: 100 }],
    },
  ],
}

test('what is saved is typed as people write it, and back again', () => {
  const { id: _id, hidden_reason: _reason, ...written } = own
  expect(typedOf(own).packages).toMatchObject([{ price: '1200.5', days: '14', includes: 'A plan\nA list' }])
  expect(bodyOf(typedOf(own))).toEqual(written)
})

test('a page that is begun says what it lacks', () => {
  expect(Object.keys(ownRules(typedOf(null)))).toEqual([
    'headline',
    'about',
    'city',
    'state',
    'styles',
    'rooms',
  ])
  expect(ownRules(typedOf(own))).toEqual({})
})

test('a price that is none goes to the server as none', () => {
  const typed = { ...typedOf(own), packages: [{ ...blankPackage(), price: 'much', includes: ' \n ' }] }
  expect(bodyOf(typed)?.packages).toMatchObject([{ price_cents: 0, includes: [] }])
})
