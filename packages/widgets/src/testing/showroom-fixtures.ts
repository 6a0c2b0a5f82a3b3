import { themeTokens } from '@showroom/contract/showroom/theme.rules'
import type { ShowroomHit, ShowroomProfile } from '@showroom/contract/showroom/showroom'
import type { Shop } from '@showroom/contract/shop/shop'
import { anOpenShop } from './catalogue-fixtures.ts'

export const harvest: ShowroomHit = {
  id: '101',
  company_name: 'Harvest Home Remodeling',
  vsd_id: 'HARVEST2',
  city: 'Sacramento',
  state: 'CA',
  license_number: '1048812',
}
export const maple: ShowroomHit = {
  id: '102',
  company_name: 'Maple & Main Interiors',
  vsd_id: 'MAPLE247',
  city: 'Portland',
  state: 'OR',
  license_number: '221907',
}
export const harvestDesign: ShowroomHit = {
  id: '103',
  company_name: 'Harvest Design Collective',
  vsd_id: 'HDESIGN4',
  city: 'Austin',
  state: 'TX',
  license_number: null,
}

export const aProfile = (hit: ShowroomHit): ShowroomProfile => ({
  user_id: hit.id,
  vsd_id: hit.vsd_id,
  company_name: hit.company_name,
  basic_addon: { subscription_status: 'active' },
  custom_addon: { subscription_status: 'active' },
  theme_color: null,
  business_logo: null,
  showroom_subscription: null,
  tagline: null,
  city: hit.city,
  state: hit.state,
  phone: null,
  license_number: hit.license_number,
  since_year: 2009,
  banner: null,
  is_unavailable: false,
})

/** Showrooms as the demo has them, for the toolbar of the stories. */
export const themedShowrooms = {
  marketplace: { accent: '#1f5a4c', profile: null },
  HARVEST2: { accent: '#b4532a', profile: aProfile(harvest) },
  MAPLE247: { accent: '#7a1f3d', profile: aProfile(maple) },
  CEDAR936: {
    accent: '#2f4858',
    profile: aProfile({ ...maple, company_name: 'Cedar & Sons', vsd_id: 'CEDAR936' }),
  },
} as const
export type ThemedShowroom = keyof typeof themedShowrooms

export const aThemedShop = (showroom: ThemedShowroom, overrides: Partial<Shop> = {}): Shop => {
  const { accent, profile } = themedShowrooms[showroom]
  const { light, dark } = themeTokens(accent)
  return anOpenShop({
    showroom,
    profile,
    theme: { logo: null, is_custom: showroom !== 'marketplace', light, dark },
    ...overrides,
  })
}
