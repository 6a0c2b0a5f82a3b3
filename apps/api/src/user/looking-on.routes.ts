import { messages } from '@showroom/contract/shared/errors'
import { userMessages as say } from '@showroom/contract/user/user.messages'
import { requireAccount } from '../account/require-account.ts'
import { userOf } from '../me/user-of.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import { lookOn, stopLookingOn } from './look-on.ts'
import type { UserDeps } from './user-deps.ts'

/** An Admin sees what somebody sees, until they stop or the time is over. */
export const lookingOnRoutes = (serve: Serve, deps: UserDeps) => {
  const { db } = deps

  serve('POST /api/admin/users/{id}/looking_on', async ({ params: { id } }, who) => {
    const { account: admin } = await requireAccount({ db }, who)
    const { account, token } = await lookOn(deps, id, { account: admin, ip: who.ip })
    const seen = await userOf({ db }, { account, isOtpGiven: false })
    const { firstName, lastName } = admin
    const user = { ...seen, looked_on_by: `${firstName} ${lastName}`.trim() }
    return { success: true, data: { user, token }, message: say.lookingOn }
  })

  serve('DELETE /api/looking_on', async (_request, { caller }) => {
    await stopLookingOn(deps, caller ?? refuse(401, 'unauthenticated', messages.loginFirst))
    return { success: true, data: {}, message: say.lookedOn }
  })
}
