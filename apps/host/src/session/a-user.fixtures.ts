import type { User } from '@showroom/contract/account/account'

/** A homeowner whose e-mail is confirmed, and who has no project yet. */
export const aUser: User = {
  id: 'u1',
  type: 'User',
  status: 'Active',
  first_name: 'Ana',
  last_name: 'Quill',
  email: 'ana@homes.example',
  email_verified_at: '2026-11-21T12:00:00.000Z',
  country_code: '+1',
  phone_number: '5125550142',
  zip_code: '78701',
  total_projects: 0,
  custom_addon: { subscription_status: 'inactive' },
  latest_subscription: null,
  shop_profile: null,
  photo: null,
  language: null,
  otp_verified: false,
}
