import type { ShippingAddress, User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { PaymentDetails } from '@showroom/contract/payment/payment'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Language } from '@showroom/contract/shared/languages'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { type Account, statusWhen } from '../account.ts'
import { accountById, saveProfile, saveStatus } from '../account.store.ts'
import { saveDefaultAddress } from './address.store.ts'
import { lockAccount } from '../lock-account.ts'

export type ProfileFields = {
  first_name?: string | undefined
  last_name?: string | undefined
  country_code?: string | undefined
  phone_number?: string | undefined
  zip_code?: string | undefined
  language?: Language | null | undefined
  shipping_street?: string | undefined
  shipping_apartment?: string | undefined
  shipping_city?: string | undefined
  shipping_state?: string | undefined
  shipping_zip_code?: string | undefined
}

type Shown = { user: User; paymentDetails: PaymentDetails | null; shippingCents: number }

export const profileOf = (
  { shippingAddress, passwordHash }: Account,
  { user, paymentDetails, shippingCents }: Shown,
) => ({
  user,
  payment_details: paymentDetails,
  shipping_address: shippingAddress,
  shipping_charge: shippingCents / 100,
  has_password: passwordHash !== null,
})

/** What is left out stays as it is. The address is the default one of the address book. */
export const changeProfile = async (db: Db, account: Account, fields: ProfileFields): Promise<Account> => {
  const address = changedAddress(account.shippingAddress, fields)
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    await saveProfile(tx, account.id, {
      firstName: fields.first_name,
      lastName: fields.last_name,
      countryCode: fields.country_code,
      phoneNumber: fields.phone_number,
      zipCode: fields.zip_code,
      language: fields.language,
    })
    if (address) await saveDefaultAddress(tx, account.id, address)
    return (await saveCompleteness(tx, account.id)) ?? account
  })
}

/** Whatever changed of the account, its status tells whether it is complete. */
export const saveCompleteness = async (tx: Queries, accountId: number): Promise<Account | null> => {
  const account = await accountById(tx, accountId)
  if (!account) return null
  const status = statusWhen(account)
  if (status !== account.status) await saveStatus(tx, accountId, status)
  return { ...account, status }
}

const addressFields = {
  street: 'shipping_street',
  apartment: 'shipping_apartment',
  city: 'shipping_city',
  state: 'shipping_state',
  zip_code: 'shipping_zip_code',
} as const satisfies Record<keyof ShippingAddress, keyof ProfileFields>

/** An address is whole after the change, or the change is refused. Null where nothing is said of one. */
const changedAddress = (before: ShippingAddress | null, fields: ProfileFields): ShippingAddress | null => {
  const names = Object.entries(addressFields)
  if (names.every(([, field]) => fields[field] === undefined)) return null
  const after = { street: '', apartment: '', city: '', state: '', zip_code: '', ...before }
  for (const part of Object.keys(after) as (keyof ShippingAddress)[])
    after[part] = fields[addressFields[part]] ?? after[part]
  const errors: FieldErrors = {}
  for (const [part, field] of names)
    if (part !== 'apartment' && Reflect.get(after, part) === '')
      errors[field] = [accountMessages.required(field.replaceAll('_', ' '))]
  return Object.keys(errors).length > 0 ? refuseInvalid(errors) : after
}
