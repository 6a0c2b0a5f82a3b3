import type { User } from '@showroom/contract/account/account'
import type { Account } from '../account/account.ts'

/** What a Pro's plan entitles to. */
export type Brand = Pick<User, 'custom_addon' | 'latest_subscription' | 'shop_profile'>

export const noBrand: Brand = {
  custom_addon: { subscription_status: 'inactive' },
  latest_subscription: null,
  shop_profile: null,
}

type Around = { isOtpGiven: boolean; totalProjects: number; brand: Brand }

export const presentUser = (account: Account, { isOtpGiven, totalProjects, brand }: Around): User => ({
  id: account.publicId,
  type: account.type,
  status: account.status,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email,
  email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  country_code: account.countryCode,
  phone_number: account.phoneNumber,
  zip_code: account.zipCode,
  photo: account.photo,
  language: account.language,
  total_projects: totalProjects,
  ...brand,
  otp_verified: isOtpGiven,
  ...(account.isAgeOpen ? { is_age_open: true } : {}),
})
