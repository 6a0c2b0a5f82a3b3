import type {
  AccountStatus,
  AccountType,
  Settings,
  ShippingAddress,
  User,
} from '@showroom/contract/account/account'

/** A person's account as it is kept. */
export type Account = {
  id: number
  publicId: string
  type: AccountType
  status: AccountStatus
  firstName: string
  lastName: string
  email: string
  emailVerifiedAt: Date | null
  passwordHash: string | null
  countryCode: string
  phoneNumber: string
  zipCode: string
  shippingAddress: ShippingAddress | null
  settings: Partial<Settings>
  /** The showroom through which somebody signed up: mails come in its colours. */
  showroomId: number | null
}

/** Somebody who is signed in, and where. */
export type SignedIn = { account: Account; sessionId: number }

/** Sign-in needs one of these (specification §4, Sign-in outcome 2). */
export const isAdmitted = (status: AccountStatus): boolean => status === 'Active' || status === 'Approve'

type Complete = Pick<Account, 'type' | 'status' | 'phoneNumber' | 'zipCode' | 'shippingAddress'>

/** A client's account is Active when it has all that an order needs, and at Approve until then (domain §3.19 row 23). */
export const statusWhen = ({
  type,
  status,
  phoneNumber,
  zipCode,
  shippingAddress,
}: Complete): AccountStatus => {
  if (type !== 'User' || !isAdmitted(status)) return status
  return shippingAddress !== null && phoneNumber !== '' && zipCode !== '' ? 'Active' : 'Approve'
}

/** Split at the first space (specification §3, Registration details). */
export const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export const defaultSettings: Settings = {
  units: 'feet_inches',
  default_waste_pct: 10,
  price_display: 'per_box',
  theme: 'auto',
  reduce_motion: false,
  email_digest: true,
}

/** What a Pro's plan entitles to; the showroom knows. */
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
  total_projects: totalProjects,
  ...brand,
  otp_verified: isOtpGiven,
})

const recentMs = 15 * 60_000

/** What pays people out asks for a code that was given just before, whatever the device is trusted with. */
export const isOtpRecent = (otpAt: Date | null, now: Date): boolean =>
  otpAt !== null && now.getTime() - otpAt.getTime() < recentMs
