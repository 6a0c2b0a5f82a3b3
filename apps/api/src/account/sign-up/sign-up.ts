import type { ShippingAddress, User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type Account, splitName } from '../account.ts'
import type { AccountParts, Visitor } from '../account-parts.ts'
import { accountByEmail, createAccount } from '../account.store.ts'
import { saveDefaultAddress } from '../profile/address.store.ts'
import { type BillingFields, billingOf } from '../profile/billing-address.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import type { HeldCard } from './held-card.ts'
import { pendingLetter } from '../letters.ts'
import { hashPassword } from '../credentials/password.ts'
import { saveCompleteness } from '../profile/profile.ts'
import { openSession } from '../session/sessions.ts'
import { userOf } from '../session/user-of.ts'
import { mailVerification } from '../credentials/verify-email.ts'

export type Registration = BillingFields & {
  full_name: string
  first_name: string
  last_name: string
  type: 'User' | 'Vendor' | 'Contractor'
  email: string
  password: string
  country_code: string
  phone_number: string
  zip_code: string
  shop_id: string
  shipping_street?: string | undefined
  shipping_apartment: string
  shipping_city?: string | undefined
  shipping_state?: string | undefined
  shipping_zip_code?: string | undefined
  payment_method_id?: string | undefined
}

export type SignedUp = { user: User; token: string | null; message: string }

/** A User is signed in at once; whoever sells or builds waits for approval and gets no token. */
export const signUp = async (
  parts: AccountParts,
  registration: Registration,
  visitor: Visitor,
): Promise<SignedUp> => {
  const now = parts.now()
  await allowAttempt(parts.db, { key: `register address ${visitor.ip}`, limit: limits.register.address, now })
  const address = addressOf(registration)
  const passwordHash = await hashPassword(registration.password)
  const showroomId = await parts.showroomIdOf(registration.shop_id)
  const publicId = newPublicId()
  const card = await heldCard(parts, registration, publicId)
  const { account, token } = await parts.db
    .transaction(async (tx) => {
      const account = await create(tx, { publicId, registration, address, passwordHash, showroomId })
      await card?.keep(tx, account.id)
      await mailVerification(parts, tx, account)
      if (account.type !== 'User') {
        await mailPending(parts, tx, account)
        return { account, token: null }
      }
      return { account, token: await openSession(tx, account.id, { visitor, now }) }
    })
    .catch(async (error: unknown) => {
      await card?.release()
      throw error
    })
  const user = await userOf(parts, { account, isOtpGiven: false })
  return { user, token, message: token ? accountMessages.registered : accountMessages.registeredPending }
}

/** Asked before anything is written: who is refused changes the card, and has lost nothing. */
const heldCard = async (
  { db, holdCard }: AccountParts,
  registration: Registration,
  publicId: string,
): Promise<HeldCard | null> => {
  const { payment_method_id: paymentMethodId, email } = registration
  if (paymentMethodId === undefined) return null
  const billing = billingOf(registration)
  if (await accountByEmail(db, email)) refuseInvalid({ email: [accountMessages.emailTaken] })
  const { firstName, lastName } = nameOf(registration)
  const name = `${firstName} ${lastName}`.trim()
  return holdCard({ publicId, email, name, billing }, paymentMethodId)
}

const nameOf = ({ full_name, first_name, last_name }: Registration) =>
  full_name === '' ? { firstName: first_name, lastName: last_name } : splitName(full_name)

const mailPending = async (parts: AccountParts, tx: Queries, account: Account) => {
  const pending = await parts.beginPending(tx, account)
  const letter = pendingLetter({ account, publicUrl: parts.publicUrl }, pending)
  await parts.post(tx, { letter, showroomId: account.showroomId, at: parts.now() })
}

type Creating = {
  publicId: string
  registration: Registration
  address: ShippingAddress | null
  passwordHash: string
  showroomId: number | null
}

const create = async (
  tx: Queries,
  { publicId, registration, address, passwordHash, showroomId }: Creating,
): Promise<Account> => {
  const { type, email } = registration
  const { firstName, lastName } = nameOf(registration)
  const id = await createAccount(tx, {
    publicId,
    type,
    status: type === 'User' ? 'Approve' : 'pending',
    firstName,
    lastName,
    email,
    passwordHash,
    countryCode: registration.country_code,
    phoneNumber: registration.phone_number,
    zipCode: registration.zip_code,
    showroomId,
  })
  if (id === null) return refuseInvalid({ email: [accountMessages.emailTaken] })
  if (address) await saveDefaultAddress(tx, id, address)
  const account = await saveCompleteness(tx, id)
  if (!account) throw new Error(`The account ${id} is gone.`)
  return account
}

/** All of an address or none: half of one is what somebody forgot to finish. */
const addressOf = (registration: Registration): ShippingAddress | null => {
  const fields = ['shipping_street', 'shipping_city', 'shipping_state', 'shipping_zip_code'] as const
  const missing = fields.filter((field) => !registration[field])
  if (missing.length === fields.length) return null
  const errors: FieldErrors = {}
  for (const field of missing) errors[field] = [accountMessages.required(field.replaceAll('_', ' '))]
  if (missing.length > 0) return refuseInvalid(errors)
  return {
    street: registration.shipping_street ?? '',
    apartment: registration.shipping_apartment,
    city: registration.shipping_city ?? '',
    state: registration.shipping_state ?? '',
    zip_code: registration.shipping_zip_code ?? '',
  }
}
