import type { ShippingAddress, User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Queries } from '../db/db.ts'
import { refuseInvalid } from '../http/domain-error.ts'
import type { Account } from './account.ts'
import { accountById, saveProfile } from './account.store.ts'

export type ProfileFields = {
  first_name?: string | undefined
  last_name?: string | undefined
  country_code?: string | undefined
  phone_number?: string | undefined
  zip_code?: string | undefined
  shipping_street?: string | undefined
  shipping_apartment?: string | undefined
  shipping_city?: string | undefined
  shipping_state?: string | undefined
  shipping_zip_code?: string | undefined
}

export const profileOf = ({ shippingAddress }: Account, user: User) => ({
  user,
  shipping_address: shippingAddress,
})

/** What is left out stays as it is. */
export const changeProfile = async (
  db: Queries,
  account: Account,
  fields: ProfileFields,
): Promise<Account> => {
  await saveProfile(db, account.id, {
    firstName: fields.first_name,
    lastName: fields.last_name,
    countryCode: fields.country_code,
    phoneNumber: fields.phone_number,
    zipCode: fields.zip_code,
    shippingAddress: changedAddress(account.shippingAddress, fields),
  })
  return (await accountById(db, account.id)) ?? account
}

const addressFields = {
  street: 'shipping_street',
  apartment: 'shipping_apartment',
  city: 'shipping_city',
  state: 'shipping_state',
  zip_code: 'shipping_zip_code',
} as const satisfies Record<keyof ShippingAddress, keyof ProfileFields>

/** An address is whole after the change, or the change is refused. */
const changedAddress = (before: ShippingAddress | null, fields: ProfileFields): ShippingAddress | null => {
  const names = Object.entries(addressFields)
  if (names.every(([, field]) => fields[field] === undefined)) return before
  const after = { street: '', apartment: '', city: '', state: '', zip_code: '', ...before }
  for (const part of Object.keys(after) as (keyof ShippingAddress)[])
    after[part] = fields[addressFields[part]] ?? after[part]
  const errors: FieldErrors = {}
  for (const [part, field] of names)
    if (part !== 'apartment' && Reflect.get(after, part) === '')
      errors[field] = [accountMessages.required(field.replaceAll('_', ' '))]
  return Object.keys(errors).length > 0 ? refuseInvalid(errors) : after
}
