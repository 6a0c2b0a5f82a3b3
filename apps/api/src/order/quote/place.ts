import { stateOfZip } from '@showroom/contract/account/zip-state.rules'
import { addressesOf } from '../../account/profile/address.store.ts'
import type { Choices } from '../../cart/choices.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { Place } from './quote.ts'

/** The address that was chosen, else a ZIP code for an estimate, else the account's default address. */
export const placeOf = async (
  db: Queries,
  accountId: number | null,
  { addressId, zipCode }: Pick<Choices, 'addressId' | 'zipCode'>,
): Promise<Place | null> => {
  const addresses = accountId === null ? [] : await addressesOf(db, accountId)
  const chosen = addresses.find(({ id }) => id === addressId)
  const usual = zipCode === null ? addresses.find(({ is_default }) => is_default) : undefined
  const address = chosen ?? usual
  if (address) return { state: address.state, zipCode: address.zip_code, address }
  const state = zipCode === null ? null : stateOfZip(zipCode)
  return state === null || zipCode === null ? null : { state, zipCode, address: null }
}
