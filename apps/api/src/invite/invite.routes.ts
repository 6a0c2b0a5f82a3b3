import { inviteMessages as say } from '@showroom/contract/invite/invite.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../account/require-account.ts'
import { allowAttempt } from '../account/session/attempts.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { tableReply } from '../shared/table.ts'
import { resendInvite, withdrawInvite } from './change-invite.ts'
import { joinInvite, openInvite, refuseInvites } from './follow-invite.ts'
import { inviterOf } from './inviter-of.ts'
import type { InviteDeps } from './invite-deps.ts'
import { inviteList } from './invite-list.ts'
import { countInvites, invitesOf } from './invite.store.ts'
import { presentInvite } from './present-invite.ts'
import { networkOf } from '../platform/http/network-of.ts'

/** Lists that somebody sends, and codes that somebody tries. */
const mostLists = { most: 60, windowMs: hourMs }
const mostCodes = { most: 120, windowMs: hourMs }

export const inviteRoutes = (serve: Serve, deps: InviteDeps) => {
  proRoutes(serve, deps)
  inviteeRoutes(serve, deps)
}

/** What a Pro does with invitations to the own showroom. */
const proRoutes = (serve: Serve, deps: InviteDeps) => {
  const { db, now } = deps

  serve('GET /api/invite', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom({ db, now }, who)
    const { s: text, audience, state = null, sort = '-sent' } = query
    const search = { showroomId, audience, state, text, now: now() }
    return tableReply({
      path: '/api/invite',
      query,
      total: await countInvites(db, search),
      read: async (span) =>
        (await invitesOf(db, search, { sort, ...span })).map((invite) => presentInvite(invite, search.now)),
    })
  })

  serve('POST /api/invite', async ({ body }, who) => {
    const inviter = await inviterOf(deps, who)
    await allowAttempt(db, { key: `invite lists ${inviter.account.id}`, limit: mostLists, now: now() })
    const data = await inviteList(deps, inviter, body)
    return { success: true, data, message: say.sent(data.sent) }
  })

  serve('POST /api/invite/{id}/resend', async ({ params: { id } }, who) => {
    const data = await resendInvite(deps, await inviterOf(deps, who), id)
    return { success: true, data, message: say.resent(data.email) }
  })

  serve('POST /api/invite/{id}/revoke', async ({ params: { id } }, who) => {
    const data = await withdrawInvite(deps, await inviterOf(deps, who), id)
    return { success: true, data, message: say.revoked(data.email) }
  })
}

/** What those do who were invited. */
const inviteeRoutes = (serve: Serve, deps: InviteDeps) => {
  const { db, now } = deps
  const allowCode = ({ ip }: Who) =>
    allowAttempt(db, { key: `invite code address ${networkOf(ip)}`, limit: mostCodes, now: now() })

  serve('POST /api/invite/open', async ({ body }, who) => {
    await allowCode(who)
    return { success: true, data: await openInvite(deps, body.code) }
  })

  serve('POST /api/invite/join', async ({ body }, who) => {
    const { account } = await requireAccount({ db }, who)
    await allowCode(who)
    const data = await joinInvite(deps, account, body.code)
    return {
      success: true,
      data,
      ...(data.audience === 'client' ? { message: say.joined(data.company_name) } : {}),
    }
  })

  serve('POST /api/invite/stop', async ({ body }, who) => {
    await allowCode(who)
    await refuseInvites(deps, body.code)
    return { success: true, data: null, message: say.stopped }
  })
}
