import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { teamMessages as say } from '@showroom/contract/team/team.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../account/require-account.ts'
import { allowAttempt } from '../account/session/attempts.ts'
import type { InviteDeps } from '../invite/invite-deps.ts'
import { inviterOf } from '../invite/inviter-of.ts'
import type { Inviter } from '../invite/send-invite.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import type { Seat } from '../platform/seat.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { joinSeat, openSeat, refuseSeats } from './follow-seat.ts'
import { inviteMember, resendSeat } from './invite-member.ts'
import { fileOfDeeds, listDeeds } from './list-deeds.ts'
import { presentSeat } from './present-seat.ts'
import { deleteSeat, lockSeat, saveRole, seatsIn } from './team.store.ts'
import { forgetChosenSeat, chooseSeat } from './chosen-seat.store.ts'
import { networkOf } from '../platform/http/network-of.ts'

/** Codes that somebody tries, and invitations that somebody sends. */
const mostCodes = { most: 120, windowMs: hourMs }
const mostSent = { most: 60, windowMs: hourMs }

export const teamRoutes = (serve: Serve, deps: InviteDeps) => {
  readingRoutes(serve, deps)
  ownerRoutes(serve, deps)
  invitedRoutes(serve, deps)
  memberRoutes(serve, deps)
}

const readingRoutes = (serve: Serve, deps: InviteDeps) => {
  const { db, now } = deps

  serve('GET /api/team', async (_, who) => {
    const { account } = await requireAccount({ db }, who)
    const { id } = await ownShowroom(deps, who)
    const seats = await seatsIn(db, id)
    const owner = { name: `${account.firstName} ${account.lastName}`.trim(), email: account.email }
    return { success: true, data: { owner, seats: seats.map((seat) => presentSeat(seat, now())) } }
  })

  serve('GET /api/team/deeds', async ({ query }, who) => {
    const { id } = await ownShowroom(deps, who)
    return listDeeds(db, id, query)
  })

  serve('GET /api/team/deeds/export', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    return { success: true, data: await fileOfDeeds(db, { showroomId, query }, now()) }
  })
}

/** What the Pro does with the team. */
const ownerRoutes = (serve: Serve, deps: InviteDeps) => {
  const { db, now } = deps
  const allowSent = ({ account }: Inviter) =>
    allowAttempt(db, { key: `team invitations ${account.id}`, limit: mostSent, now: now() })

  serve('POST /api/team', async ({ body }, who) => {
    const owner = await inviterOf(deps, who)
    await allowSent(owner)
    return { success: true, data: await inviteMember(deps, owner, body), message: say.invited(body.email) }
  })

  serve('POST /api/team/{id}/resend', async ({ params: { id } }, who) => {
    const owner = await inviterOf(deps, who)
    await allowSent(owner)
    const data = await resendSeat(deps, owner, id)
    return { success: true, data, message: say.resent(data.email) }
  })

  serve('PUT /api/team/{id}', async ({ params: { id: publicId }, body: { role } }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    const data = await db.transaction(async (tx) => {
      const seat = (await lockSeat(tx, { showroomId, publicId })) ?? refuseUnknown()
      await saveRole(tx, seat.id, role)
      return presentSeat({ ...seat, role }, now())
    })
    return { success: true, data, message: say.roleChanged(data.email, role) }
  })

  serve('DELETE /api/team/{id}', async ({ params: { id: publicId } }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    const seat = await db.transaction(async (tx) => {
      const found = (await lockSeat(tx, { showroomId, publicId })) ?? refuseUnknown()
      await deleteSeat(tx, found.id)
      return found
    })
    const message = seat.joinedAt === null ? say.withdrawn(seat.email) : say.removed(seat.email)
    return { success: true, data: null, message }
  })
}

/** What those do who were invited. */
const invitedRoutes = (serve: Serve, deps: InviteDeps) => {
  const { db, now } = deps
  const allowCode = ({ ip }: Who) =>
    allowAttempt(db, { key: `team code address ${networkOf(ip)}`, limit: mostCodes, now: now() })

  serve('POST /api/team/open', async ({ body }, who) => {
    await allowCode(who)
    return { success: true, data: await openSeat(deps, body.code) }
  })

  serve('POST /api/team/join', async ({ body }, who) => {
    const { account, caller } = await requireAccount({ db }, who)
    await allowCode(who)
    const data = await joinSeat(deps, { account, sessionId: caller.sessionId }, body.code)
    return { success: true, data, message: say.joined(data.company_name) }
  })

  serve('POST /api/team/stop', async ({ body }, who) => {
    await allowCode(who)
    await refuseSeats(deps, body.code)
    return { success: true, data: null, message: inviteMessages.stopped }
  })
}

const seatIn = ({ caller }: Who, publicId: string): Seat =>
  caller?.seats?.find((seat) => seat.publicId === publicId) ?? refuseUnknown()

/** What those do who are in teams: for whom they work, and that they leave. */
const memberRoutes = (serve: Serve, deps: InviteDeps) => {
  const { db } = deps

  serve('POST /api/team/workspace', async ({ body }, who) => {
    const { caller } = await requireAccount({ db }, who)
    if (body.seat === null) {
      await forgetChosenSeat(db, caller.sessionId)
      return { success: true, data: null, message: say.ownAgain }
    }
    const seat = seatIn(who, body.seat)
    await chooseSeat(db, { sessionId: caller.sessionId, seatId: seat.id })
    return { success: true, data: null, message: say.works(seat.companyName) }
  })

  serve('DELETE /api/team/workspace/{id}', async ({ params: { id } }, who) => {
    const seat = seatIn(who, id)
    await deleteSeat(db, seat.id)
    return { success: true, data: null, message: say.left(seat.companyName) }
  })
}
