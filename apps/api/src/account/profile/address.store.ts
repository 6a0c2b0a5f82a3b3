import type { Address } from '@showroom/contract/account/address'
import type { ShippingAddress } from '@showroom/contract/account/account'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

/** The shipping address of the account `a`: its default one. */
export const defaultAddress = sql`(
  select jsonb_build_object('street', d.street, 'apartment', d.apartment, 'city', d.city, 'state', d.state,
    'zip_code', d.zip_code)
  from address d where d.account_id = a.id and d.is_default)`

export const addressesOf = (db: Queries, accountId: number): Promise<Address[]> =>
  db.query<Address>(sql`
    select public_id as id, street, apartment, city, state, zip_code, contact, country_code, phone_number, gate_code,
      stairs, truck_access, is_default
    from address where account_id = ${accountId} order by is_default desc, address.id`)

export type NewAddress = Omit<Address, 'id'>

/** Gives its public id. */
export const createAddress = async (tx: Queries, accountId: number, address: NewAddress): Promise<string> => {
  const publicId = newPublicId()
  await tx.query(sql`
    insert into address (public_id, account_id, street, apartment, city, state, zip_code, contact, country_code,
      phone_number, gate_code, stairs, truck_access, is_default)
    values (${publicId}, ${accountId}, ${address.street}, ${address.apartment}, ${address.city}, ${address.state},
      ${address.zip_code}, ${address.contact}, ${address.country_code}, ${address.phone_number}, ${address.gate_code},
      ${address.stairs}, ${address.truck_access}, false)`)
  return publicId
}

type Own = { accountId: number; publicId: string }

/** Whether it stays the default is not its own to say. */
export const saveAddress = async (
  tx: Queries,
  { accountId, publicId }: Own,
  address: NewAddress,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update address set street = ${address.street}, apartment = ${address.apartment}, city = ${address.city},
      state = ${address.state}, zip_code = ${address.zip_code}, contact = ${address.contact},
      country_code = ${address.country_code}, phone_number = ${address.phone_number},
      gate_code = ${address.gate_code}, stairs = ${address.stairs}, truck_access = ${address.truck_access}
    where account_id = ${accountId} and public_id = ${publicId} returning id`)
  return saved.length > 0
}

/** The default one changes where it stands; who has none yet gets one. */
export const saveDefaultAddress = async (tx: Queries, accountId: number, address: ShippingAddress) => {
  const saved = await tx.query(sql`
    update address set street = ${address.street}, apartment = ${address.apartment}, city = ${address.city},
      state = ${address.state}, zip_code = ${address.zip_code}
    where account_id = ${accountId} and is_default returning id`)
  if (saved.length > 0) return
  await tx.query(sql`
    insert into address (public_id, account_id, street, apartment, city, state, zip_code, is_default)
    values (${newPublicId()}, ${accountId}, ${address.street}, ${address.apartment}, ${address.city}, ${address.state},
      ${address.zip_code}, true)`)
}

/** Two steps, because no two may be the default at any moment. */
export const makeDefault = async (tx: Queries, { accountId, publicId }: Own) => {
  await tx.query(sql`
    update address set is_default = false
    where account_id = ${accountId} and is_default and public_id <> ${publicId}`)
  await tx.query(sql`
    update address set is_default = true
    where account_id = ${accountId} and public_id = ${publicId} and not is_default`)
}

export const removeAddress = async (tx: Queries, { accountId, publicId }: Own): Promise<boolean> => {
  const removed = await tx.query(sql`
    delete from address where account_id = ${accountId} and public_id = ${publicId} returning id`)
  return removed.length > 0
}

export const removeAddressesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from address where account_id = ${accountId}`)
