import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Serve } from '../../platform/http/serve.ts'
import type { AccountParts } from '../account-parts.ts'
import { asking } from '../asking.ts'
import { dataOf, deleteAccount, reasonsToStay } from './leave.ts'

export const privacyRoutes = (serve: Serve, parts: AccountParts) => {
  serve('GET /api/account/data', async (_request, who, answer) => {
    const { account } = await asking(parts, who)
    answer.attachAs('showroom-data.json')
    return { success: true, data: await dataOf(parts, account) }
  })

  serve('GET /api/account/reasons_to_stay', async (_request, who) => {
    const { account } = await asking(parts, who)
    return { success: true, data: await reasonsToStay(parts, account) }
  })

  serve('POST /api/account/delete', async ({ body }, who) => {
    const { account } = await asking(parts, who)
    await deleteAccount(parts, account, body.current_password)
    return { success: true, data: {}, message: accountMessages.accountDeleted }
  })
}
