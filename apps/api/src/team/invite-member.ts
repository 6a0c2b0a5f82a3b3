import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { teamMessages as say } from '@showroom/contract/team/team.messages'
import { mostSeats, seatDays, seatStateOf, type TeamRole } from '@showroom/contract/team/team.rules'
import type { SeatRow } from '@showroom/contract/team/team'
import { requireMail } from '../account/credentials/require-mail.ts'
import { type Inviter, newLink, requireProven, whyNotMailed } from '../invite/send-invite.ts'
import type { InviteDeps } from '../invite/invite-deps.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import { seatLetter } from './letters.ts'
import { presentSeat } from './present-seat.ts'
import { tellSeatInvited } from './team-events.ts'
import { lockSeat, renewSeat, saveSeat, seatsIn } from './team.store.ts'

/** Of all that anybody sends as invitations, of whatever kind: a mailbox is nobody's to fill. */
const requireMailable = async (tx: Queries, owner: Inviter, { email, now }: { email: string; now: Date }) => {
  requireProven(owner)
  const reason = await whyNotMailed(tx, owner, { email, now })
  if (reason === 'wants_none') refuse(409, 'wants_none', inviteMessages.wantsNone)
  if (reason === 'too_many') refuse(429, 'too_many', inviteMessages.tooMany)
  if (reason !== null) refuse(429, 'too_many', inviteMessages.enoughToOne)
}

type Mailed = { invited: { email: string; name: string; role: TeamRole }; code: string; now: Date }

const mail = (
  { post, publicUrl }: InviteDeps,
  tx: Queries,
  { account, showroom, ...mailed }: Inviter & Mailed,
) => {
  const inviting = { from: account, companyName: showroom.companyName, publicUrl, code: mailed.code }
  return post(tx, { letter: seatLetter(mailed.invited, inviting), showroomId: showroom.id, at: mailed.now })
}

export const inviteMember = (
  deps: InviteDeps,
  owner: Inviter,
  invited: { email: string; name: string; role: TeamRole },
): Promise<SeatRow> => {
  requireMail(deps)
  const { email } = invited
  if (email.toLowerCase() === owner.account.email.toLowerCase()) refuseInvalid({ email: [say.ownAddress] })
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    const seats = await seatsIn(tx, owner.showroom.id)
    if (seats.length >= mostSeats) refuse(409, 'team_full', say.full)
    if (seats.some((seat) => seat.email.toLowerCase() === email.toLowerCase()))
      refuseInvalid({ email: [say.alreadyThere] })
    await requireMailable(tx, owner, { email, now })
    const { code, ...link } = newLink(now, seatDays)
    const made = { ...invited, ...link, publicId: newPublicId(), showroomId: owner.showroom.id }
    // Somebody has asked twice at once.
    if (!(await saveSeat(tx, made))) refuseInvalid({ email: [say.alreadyThere] })
    await mail(deps, tx, { ...owner, invited, code, now })
    const seat = (await lockSeat(tx, made)) ?? refuseUnknown()
    await tellSeatInvited(tx, { seatId: seat.id, actorId: owner.account.id }, now)
    return presentSeat(seat, now)
  })
}

/** With a link that takes the place of the one before. */
export const resendSeat = (deps: InviteDeps, owner: Inviter, publicId: string): Promise<SeatRow> => {
  requireMail(deps)
  const sought = { showroomId: owner.showroom.id, publicId }
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    const seat = (await lockSeat(tx, sought)) ?? refuseUnknown()
    if (seatStateOf(seat, now) === 'joined') refuse(409, 'seat_joined', say.isIn)
    await requireMailable(tx, owner, { email: seat.email, now })
    const { code, ...link } = newLink(now, seatDays)
    await renewSeat(tx, seat.id, link)
    await mail(deps, tx, { ...owner, invited: seat, code, now })
    await tellSeatInvited(tx, { seatId: seat.id, actorId: owner.account.id }, now)
    return presentSeat((await lockSeat(tx, sought)) ?? refuseUnknown(), now)
  })
}
