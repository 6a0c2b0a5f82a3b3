import type { Language } from '@showroom/contract/shared/languages'
import type {
  AccountStatus,
  AccountType,
  Settings,
  ShippingAddress,
} from '@showroom/contract/account/account'
import { usualWastePercent } from '@showroom/contract/policy/figures'
import { dayAndHour } from '@showroom/contract/shared/day'

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
  /** The name of its file. */
  photo: string | null
  language: Language | null
  shippingAddress: ShippingAddress | null
  settings: Partial<Settings>
  /** Of who signed up as a minor: the day on which they are an adult. */
  adultOn: string | null
  /** Whether nobody has asked yet how old they are. */
  isAgeOpen: boolean
  /** The showroom through which somebody signed up: mails come in its colours. */
  showroomId: number | null
}

/** Somebody who is signed in, and where. */
export type SignedIn = { account: Account; sessionId: number }

/** Who may look and choose, and whose parent makes the contracts (specification §9). */
export const isMinorOn = ({ adultOn }: Pick<Account, 'adultOn'>, now: Date): boolean =>
  adultOn !== null && dayAndHour(now).day < adultOn

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

/** What somebody goes by among those who work here: their e-mail, where they gave no name. */
export const accountName = ({
  firstName,
  lastName,
  email,
}: Pick<Account, 'firstName' | 'lastName' | 'email'>) => `${firstName} ${lastName}`.trim() || email

/** Split at the first space (specification §3, Registration details). */
export const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export const defaultSettings: Settings = {
  units: 'feet_inches',
  default_waste_pct: usualWastePercent,
  // As the shop draws them for everybody.
  price_display: 'per_box',
  theme: 'auto',
  reduce_motion: false,
  email_digest: true,
}

const recentMs = 15 * 60_000

/** What pays people out asks for a code that was given just before, whatever the device is trusted with. */
export const isOtpRecent = (otpAt: Date | null, now: Date): boolean =>
  otpAt !== null && now.getTime() - otpAt.getTime() < recentMs
