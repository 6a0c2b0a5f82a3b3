import { expect, test } from 'vitest'
import {
  areSamples,
  broughtAlong,
  roleName,
  rolesIn,
  testimonialRoles,
  testimonialsOf,
} from './testimonials.ts'

test('about thirty people speak, and every one belongs to a role that can be chosen', () => {
  const all = testimonialsOf(broughtAlong, 'all')
  expect(all.length).toBeGreaterThanOrEqual(28)
  expect(all.length).toBeLessThanOrEqual(34)
  const byRole = testimonialRoles
    .filter(({ role }) => role !== 'all')
    .map(({ role }) => testimonialsOf(broughtAlong, role))
  expect(byRole.flat()).toHaveLength(all.length)
  for (const some of byRole) expect(some.length).toBeGreaterThan(0)
})

test('nobody speaks twice, and each is named with a role', () => {
  const all = testimonialsOf(broughtAlong, 'all')
  expect(new Set(all.map(({ quote }) => quote)).size).toBe(all.length)
  for (const { role, name, quote } of all) {
    expect(roleName(role)).toMatch(/^[A-Z]/)
    expect(name).not.toBe('')
    expect(quote.length).toBeLessThanOrEqual(240)
  }
})

test('what we wrote ourselves is marked as samples', () => {
  expect(areSamples(broughtAlong)).toBe(true)
})

test('a role that nobody speaks for cannot be chosen, and one real voice is no sample', () => {
  const real = { role: 'designer', quote: 'Good.', name: 'Ana', place: 'Reno', is_sample: false }
  expect(rolesIn([real]).map(({ role }) => role)).toEqual(['all', 'designer'])
  expect(areSamples([...broughtAlong, real])).toBe(false)
})
