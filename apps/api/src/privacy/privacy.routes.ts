import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Serve } from '../platform/http/serve.ts'
import { requireAccount, browserOf } from '../account/require-account.ts'
import type { PrivacyDeps } from './erase.ts'
import { dataOf, deleteAccount, reasonsToStay } from './leave.ts'
import { tellAge } from './tell-age.ts'
import { resetPassword } from './reset-password.ts'

export const privacyRoutes = (serve: Serve, deps: PrivacyDeps) => {
  serve('GET /api/account/data', async (_request, who, answer) => {
    const { account } = await requireAccount(deps, who)
    answer.attachAs('showroom-data.json')
    return { success: true, data: await dataOf(deps, account) }
  })

  serve('GET /api/account/reasons_to_stay', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await reasonsToStay(deps, account) }
  })

  serve('POST /api/account/delete', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    await deleteAccount(deps, account, body.current_password)
    return { success: true, data: {}, message: accountMessages.accountDeleted }
  })

  serve('POST /api/account/age', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    const isKept = await tellAge(deps, account, body)
    const message = isKept ? accountMessages.ageTold : accountMessages.notKept
    return { success: true, data: { is_kept: isKept }, message }
  })

  serve('POST /api/password/reset', async ({ body }, who) => {
    await resetPassword(deps, body, browserOf(who))
    return { success: true, data: {}, message: accountMessages.passwordReset }
  })
}
