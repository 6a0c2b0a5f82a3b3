import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { expect, test } from 'vitest'
import { changeOf, formOf, rulesOf } from './showroom-form.ts'

const own: OwnShowroom = {
  vsd_id: 'HARVEST2',
  company_name: 'Harvest Home Remodeling',
  tagline: '',
  theme_color: '#1f5a4c',
  logo: null,
  banner: null,
  phone: '',
  city: 'Pasadena',
  state: 'CA',
  since_year: 1998,
  hidden_categories: [],
  has_own_brand: false,
  plan: 'Free',
  about: '',
  service_area: '',
  hours: '',
  policies: '',
  socials: {},
  photos: [],
}

test('without the plan for it a tried color is not sent; with it, it is', () => {
  const tried = { ...formOf(own), theme_color: '#b4532a' }
  expect(changeOf(tried, own).theme_color).toBe('#1f5a4c')
  expect(changeOf(tried, { ...own, has_own_brand: true }).theme_color).toBe('#b4532a')
})

test('a year that was emptied is none', () => {
  expect(changeOf({ ...formOf(own), since_year: ' ' }, own).since_year).toBe(null)
})

test('what is no color and no year is said under its field', () => {
  const wrong = { ...formOf(own), theme_color: 'reddish', since_year: '98' }
  expect(Object.keys(rulesOf(wrong))).toEqual(['theme_color', 'since_year'])
  expect(rulesOf({ ...wrong, theme_color: 'rgba(31, 90, 76, 1)', since_year: '1998' })).toEqual({})
})
