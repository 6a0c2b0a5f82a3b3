import { expect, test } from 'vitest'
import { ownBrandOf } from './own-brand.ts'

const inactive = { subscription_status: 'inactive' } as const
const active = { subscription_status: 'active' } as const
const premium = { ...active, plan: 'Premium', paid_amount: 199 }
const shop_profile = { theme_color: '#123456', business_logo: '/logo.svg' }
const aContractor = {
  type: 'Contractor',
  custom_addon: inactive,
  latest_subscription: null,
  shop_profile,
} as const
const brand = { color: '#123456', logo: '/logo.svg' }

test.each([
  ['an active custom add-on', { custom_addon: active }],
  ['Premium for 199', { latest_subscription: premium }],
])('a Contractor with %s works in their own colours', (_reason, entitled) => {
  expect(ownBrandOf({ ...aContractor, ...entitled })).toEqual(brand)
})

test.each([
  ['no plan', {}],
  ['another amount', { latest_subscription: { ...premium, paid_amount: 99 } }],
  ['another plan', { latest_subscription: { ...premium, plan: 'Basic' } }],
  ['a plan that has ended', { latest_subscription: { ...premium, ...inactive } }],
  ['no colour', { custom_addon: active, shop_profile: { ...shop_profile, theme_color: null } }],
  ['no profile', { custom_addon: active, shop_profile: null }],
])('a Contractor with %s has the default colours', (_reason, plain) => {
  expect(ownBrandOf({ ...aContractor, ...plain })).toBeNull()
})

test('nobody else has colours of their own', () => {
  expect(ownBrandOf(null)).toBeNull()
  expect(ownBrandOf({ ...aContractor, custom_addon: active, type: 'User' })).toBeNull()
})
