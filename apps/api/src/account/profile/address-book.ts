import type { Address } from '@showroom/contract/account/address'
import { mostAddresses } from '@showroom/contract/account/address.rules'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { lockAccount } from '../lock-account.ts'
import { saveCompleteness } from './profile.ts'
import {
  addressesOf,
  createAddress,
  makeDefault,
  type NewAddress,
  removeAddress,
  saveAddress,
} from './address.store.ts'

type Own = { accountId: number; id: string }

/** One change at a time of one book: whether an address is the first, and who is the default, stays true. */
const changeBook = (db: Db, accountId: number, change: (tx: Queries, before: Address[]) => Promise<void>) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await change(tx, await addressesOf(tx, accountId))
    await saveCompleteness(tx, accountId)
    return addressesOf(tx, accountId)
  })

export const addAddress = (db: Db, accountId: number, address: NewAddress): Promise<Address[]> =>
  changeBook(db, accountId, async (tx, before) => {
    if (before.length >= mostAddresses)
      refuse(422, 'too_many_addresses', accountMessages.tooManyAddresses(mostAddresses))
    const publicId = await createAddress(tx, accountId, address)
    if (address.is_default || before.length === 0) await makeDefault(tx, { accountId, publicId })
  })

export const changeAddress = (db: Db, { accountId, id }: Own, address: NewAddress): Promise<Address[]> =>
  changeBook(db, accountId, async (tx) => {
    const own = { accountId, publicId: id }
    if (!(await saveAddress(tx, own, address))) refuseUnknown()
    if (address.is_default) await makeDefault(tx, own)
  })

export const deleteAddress = (db: Db, { accountId, id }: Own): Promise<Address[]> =>
  changeBook(db, accountId, async (tx) => {
    if (!(await removeAddress(tx, { accountId, publicId: id }))) refuseUnknown()
    const [next] = await addressesOf(tx, accountId)
    if (next) await makeDefault(tx, { accountId, publicId: next.id })
  })
