import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from './distance.rules.ts'

const pasadena = { latitude: 34.15, longitude: -118.14 }
const portland = { latitude: 45.52, longitude: -122.68 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('from Pasadena to Portland it is some 820 miles', () => {
  expect(milesBetween(pasadena, portland)).toBeGreaterThan(800)
  expect(milesBetween(pasadena, portland)).toBeLessThan(840)
})

test('it is as far there as back, nowhere from oneself, and never more than half around', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const miles = milesBetween(one, other)
      expect(miles).toBeCloseTo(milesBetween(other, one), 6)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThan(12_451)
      expect(milesBetween(one, one)).toBe(0)
    }),
  )
})
