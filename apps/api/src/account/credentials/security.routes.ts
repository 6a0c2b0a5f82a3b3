import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireAccount } from '../require-account.ts'
import { askEmailChange } from './change-email.ts'
import { sessionsOf } from '../session/session.store.ts'
import { signInsOf } from '../session/sign-in.store.ts'
import { signOutElsewhere, signOutThere } from '../session/sign-out.ts'

const shownAttempts = 20

/** Who gets in: where somebody is signed in, where it was tried, and by which e-mail. */
export const securityRoutes = (serve: Serve, deps: AccountDeps) => {
  const { db } = deps

  serve('GET /api/session', async (_request, who) => {
    const { account, caller } = await requireAccount(deps, who)
    const sessions = await sessionsOf(db, account.id, deps.now())
    return {
      success: true,
      data: sessions.map(({ id, publicId, device, place, lastSeenAt, signedInAt, isTwoStep }) => ({
        id: publicId,
        device,
        place,
        last_seen_at: lastSeenAt.toISOString(),
        signed_in_at: signedInAt.toISOString(),
        is_this_one: id === caller.sessionId,
        is_two_step: isTwoStep,
      })),
    }
  })

  serve('DELETE /api/session/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    const isEnded = await signOutThere(db, account.id, params.id)
    if (!isEnded) refuseUnknown()
    return { success: true, data: {}, message: accountMessages.sessionEnded }
  })

  serve('DELETE /api/session', async (_request, who) => {
    const { account, caller } = await requireAccount(deps, who)
    const ended = await signOutElsewhere(db, account.id, caller.sessionId)
    return { success: true, data: { ended }, message: accountMessages.otherSessionsEnded }
  })

  serve('GET /api/session/history', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await signInsOf(db, account.id, { most: shownAttempts }) }
  })

  serve('POST /api/email/change', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    await askEmailChange(deps, account, body)
    return { success: true, data: {}, message: accountMessages.emailChangeSent }
  })
}
