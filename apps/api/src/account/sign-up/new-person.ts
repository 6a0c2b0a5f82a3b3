import type { ShippingAddress } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type Account, splitName } from '../account.ts'
import { adultDayOf } from '../age/adult-day.ts'
import type { AccountDeps, Pending, Visitor } from '../account-deps.ts'
import { createAccount, saveParentConsent } from '../account.store.ts'
import { refuseCommonPassword } from '../credentials/common-password.ts'
import { hashPassword } from '../credentials/password.ts'
import { mailVerification } from '../credentials/verify-email.ts'
import { pendingLetter } from '../letters.ts'
import { saveDefaultAddress } from '../profile/address.store.ts'
import { saveCompleteness } from '../profile/profile.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { openSession } from '../session/sessions.ts'
import { networkOf } from '../../platform/http/network-of.ts'

/** What somebody types who registers. */
export type PersonFields = {
  full_name: string
  first_name: string
  last_name: string
  type: 'User' | 'Vendor' | 'Contractor'
  email: string
  password: string
  country_code: string
  phone_number: string
  zip_code: string
  birth_date?: string | undefined
  parent_consent?: unknown
  shipping_street?: string | undefined
  shipping_apartment: string
  shipping_city?: string | undefined
  shipping_state?: string | undefined
  shipping_zip_code?: string | undefined
}

/** Checked as far as that can be done before anything is written. */
export type NewPerson = {
  publicId: string
  fields: PersonFields
  firstName: string
  lastName: string
  address: ShippingAddress | null
  /** Of a minor whose parent agrees: when they are an adult. */
  adultOn: string | null
  passwordHash: string
}

export const preparePerson = async (
  { db, now }: AccountDeps,
  fields: PersonFields,
  { ip }: Visitor,
): Promise<NewPerson> => {
  await allowAttempt(db, {
    key: `register address ${networkOf(ip)}`,
    limit: limits.register.address,
    now: now(),
  })
  const adultOn = ageOf(fields, now())
  const address = addressOf(fields)
  refuseCommonPassword(fields.password, fields.email)
  const passwordHash = await hashPassword(fields.password)
  return { publicId: newPublicId(), fields, ...nameOf(fields), address, adultOn, passwordHash }
}

type Creating = {
  showroomId: number | null
  visitor: Visitor
  /** In the same transaction. What has to be approved says where its owner goes on. */
  alongside: (tx: Queries, account: Account) => Promise<Pending | null>
}

/** A User is signed in at once; whoever sells or builds waits for approval and gets no token. */
export const createPerson = async (
  deps: AccountDeps,
  person: NewPerson,
  { showroomId, visitor, alongside }: Creating,
): Promise<{ account: Account; token: string | null }> => {
  return deps.db.transaction(async (tx) => {
    const account = await create(tx, person, { showroomId, now: deps.now() })
    const pending = await alongside(tx, account)
    const token =
      account.type === 'User' ? await openSession(tx, account.id, { visitor, now: deps.now() }) : null
    await postToNewcomer(deps, tx, { account, pending })
    return { account, token }
  })
}

const nameOf = ({ full_name, first_name, last_name }: PersonFields) =>
  full_name === '' ? { firstName: first_name, lastName: last_name } : splitName(full_name)

type Newcomer = { account: Account; pending: Pending | null }

const postToNewcomer = async (deps: AccountDeps, tx: Queries, { account, pending }: Newcomer) => {
  await mailVerification(deps, tx, account)
  if (!pending) return
  const letter = pendingLetter({ account, publicUrl: deps.publicUrl }, pending)
  await deps.post(tx, { letter, showroomId: account.showroomId, at: deps.now() })
}

const create = async (
  tx: Queries,
  { publicId, fields, firstName, lastName, address, adultOn, passwordHash }: NewPerson,
  { showroomId, now }: { showroomId: number | null; now: Date },
): Promise<Account> => {
  const { type, email } = fields
  const id = await createAccount(tx, {
    publicId,
    type,
    status: type === 'User' ? 'Approve' : 'pending',
    firstName,
    lastName,
    email,
    passwordHash,
    countryCode: fields.country_code,
    phoneNumber: fields.phone_number,
    zipCode: fields.zip_code,
    showroomId,
  })
  if (id === null) return refuseInvalid({ email: [accountMessages.emailTaken] })
  if (adultOn !== null) await saveParentConsent(tx, id, { adultOn, now })
  if (address) await saveDefaultAddress(tx, id, address)
  const account = await saveCompleteness(tx, id)
  if (!account) throw new Error(`The account ${id} is gone.`)
  return account
}

/** A program that leaves the date of birth out says by the Terms that its person is an adult. */
const ageOf = ({ birth_date, parent_consent }: PersonFields, now: Date): string | null =>
  birth_date === undefined ? null : adultDayOf({ birth_date, parent_consent }, now)

/** A client's address is whole; who sells or builds gives all of one or none. */
const addressOf = (typed: PersonFields): ShippingAddress | null => {
  const fields = ['shipping_street', 'shipping_city', 'shipping_state', 'shipping_zip_code'] as const
  const missing = fields.filter((field) => !typed[field])
  if (missing.length === fields.length && typed.type !== 'User') return null
  const errors: FieldErrors = {}
  for (const field of missing) errors[field] = [accountMessages.required(field.replaceAll('_', ' '))]
  if (missing.length > 0) return refuseInvalid(errors)
  return {
    street: typed.shipping_street ?? '',
    apartment: typed.shipping_apartment,
    city: typed.shipping_city ?? '',
    state: typed.shipping_state ?? '',
    zip_code: typed.shipping_zip_code ?? '',
  }
}
