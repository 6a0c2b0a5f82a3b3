import { expect, test } from 'vitest'
import { placeOfZip } from './zip-place.ts'

test('a ZIP code has a place, and one that never was has none', () => {
  expect(placeOfZip('91101')).toEqual({
    latitude: expect.closeTo(34.15, 1),
    longitude: expect.closeTo(-118.14, 1),
  })
  expect(placeOfZip('91101-2204')).toEqual(placeOfZip('91101'))
  expect(placeOfZip('00000')).toBeNull()
  expect(placeOfZip('911')).toBeNull()
})

test('neighbours are near each other, and the coasts are not', () => {
  const [pasadena, losAngeles, brooklyn] = ['91101', '90012', '11201'].map(
    (zip) => placeOfZip(zip)?.longitude ?? 0,
  )
  expect(pasadena).toBeCloseTo(losAngeles ?? 0, 0)
  expect((brooklyn ?? 0) - (pasadena ?? 0)).toBeGreaterThan(40)
})
