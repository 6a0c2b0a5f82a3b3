import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from '../account-deps.ts'
import { addAddress, changeAddress, deleteAddress } from './address-book.ts'
import { addressesOf } from './address.store.ts'
import { requireAccount } from '../require-account.ts'

export const addressRoutes = (serve: Serve, { db }: Pick<AccountDeps, 'db'>) => {
  serve('GET /api/address', async (_request, who) => {
    const { account } = await requireAccount({ db }, who)
    return { success: true, data: await addressesOf(db, account.id) }
  })

  serve('POST /api/address', async ({ body }, who) => {
    const { account } = await requireAccount({ db }, who)
    return {
      success: true,
      data: await addAddress(db, account.id, body),
      message: accountMessages.addressSaved,
    }
  })

  serve('PUT /api/address/{id}', async ({ params, body }, who) => {
    const { account } = await requireAccount({ db }, who)
    const data = await changeAddress(db, { accountId: account.id, id: params.id }, body)
    return { success: true, data, message: accountMessages.addressSaved }
  })

  serve('DELETE /api/address/{id}', async ({ params }, who) => {
    const { account } = await requireAccount({ db }, who)
    const data = await deleteAddress(db, { accountId: account.id, id: params.id })
    return { success: true, data, message: accountMessages.addressRemoved }
  })
}
