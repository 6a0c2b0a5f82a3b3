import { expect, test } from 'vitest'
import { type AddressComponent, placeOf } from './place.rules.ts'

const part = (type: string, longText: string, shortText = longText): AddressComponent => ({
  longText,
  shortText,
  types: [type, 'political'],
})

const oliveStreet = [
  part('street_number', '25'),
  part('route', 'Olive Street', 'Olive St'),
  part('locality', 'Pasadena'),
  part('administrative_area_level_2', 'Los Angeles County'),
  part('administrative_area_level_1', 'California', 'CA'),
  part('country', 'United States', 'US'),
  part('postal_code', '91103'),
]
const without = (type: string) => oliveStreet.filter(({ types }) => !types.includes(type))

test('an address has its street, its city, the code of its state and its ZIP code', () => {
  expect(placeOf(oliveStreet)).toEqual({
    street: '25 Olive Street',
    city: 'Pasadena',
    state: 'CA',
    zip_code: '91103',
  })
})

test('a street without a number leaves the number to whoever lives there', () => {
  expect(placeOf(without('street_number'))?.street).toBe('Olive Street')
})

test('where the post office knows no town, the borough is the city', () => {
  const brooklyn = [...without('locality'), part('sublocality_level_1', 'Brooklyn')]
  expect(placeOf(brooklyn)?.city).toBe('Brooklyn')
})

test('what is not known is empty', () => {
  expect(placeOf([part('administrative_area_level_1', 'Texas', 'TX'), part('country', 'US')])).toEqual({
    street: '',
    city: '',
    state: 'TX',
    zip_code: '',
  })
})

test.each([
  ['another country', [...without('country'), part('country', 'Canada', 'CA')]],
  [
    'a territory',
    [...without('administrative_area_level_1'), part('administrative_area_level_1', 'Guam', 'GU')],
  ],
  ['no country', without('country')],
])('%s is no address that we deliver to', (_, components) => {
  expect(placeOf(components)).toBeNull()
})
