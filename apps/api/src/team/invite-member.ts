import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { teamMessages as say } from '@showroom/contract/team/team.messages'
import { mostSeats, seatDays, seatStateOf, type TeamRole } from '@showroom/contract/team/team.rules'
import type { SeatRow } from '@showroom/contract/team/team'
import { dayMs } from '@showroom/contract/shared/time'
import type { Account } from '../account/account.ts'
import { requireMail } from '../account/credentials/require-mail.ts'
import { newLinkCode, sha256 } from '../account/session/secret.ts'
import { whyNotMailed } from '../invite/send-invite.ts'
import type { InviteDeps } from '../invite/invite-deps.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import { seatLetter } from './letters.ts'
import { presentSeat } from './present-seat.ts'
import { lockSeat, renewSeat, saveSeat, seatsIn } from './team.store.ts'

/** The Pro whose team it is. */
export type Owner = { account: Account; showroom: { id: number; companyName: string } }

const newLink = (now: Date) => {
  const code = newLinkCode()
  return { code, codeHash: sha256(code), now, expiresAt: new Date(now.getTime() + seatDays * dayMs) }
}

/** Of all that anybody sends as invitations, of whatever kind: a mailbox is nobody's to fill. */
const requireMailable = async (tx: Queries, owner: Owner, { email, now }: { email: string; now: Date }) => {
  if (owner.account.emailVerifiedAt === null) refuse(409, 'email_unverified', say.proveFirst)
  const reason = await whyNotMailed(tx, owner, { email, now })
  if (reason === 'wants_none') refuse(409, 'wants_none', say.wantsNone)
  if (reason === 'too_many') refuse(429, 'too_many', inviteMessages.tooMany)
  if (reason !== null) refuse(429, 'too_many', say.tooMany)
}

type Mailed = { invited: { email: string; name: string; role: TeamRole }; code: string; now: Date }

const mail = (
  { post, publicUrl }: InviteDeps,
  tx: Queries,
  { account, showroom, ...mailed }: Owner & Mailed,
) => {
  const inviting = { from: account, companyName: showroom.companyName, publicUrl, code: mailed.code }
  return post(tx, { letter: seatLetter(mailed.invited, inviting), showroomId: showroom.id, at: mailed.now })
}

export const inviteMember = (
  deps: InviteDeps,
  owner: Owner,
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
    const { code, ...link } = newLink(now)
    const made = { ...invited, ...link, publicId: newPublicId(), showroomId: owner.showroom.id }
    // Somebody has asked twice at once.
    if (!(await saveSeat(tx, made))) refuseInvalid({ email: [say.alreadyThere] })
    await mail(deps, tx, { ...owner, invited, code, now })
    return presentSeat((await lockSeat(tx, made)) ?? refuseUnknown(), now)
  })
}

/** With a link that takes the place of the one before. */
export const resendSeat = (deps: InviteDeps, owner: Owner, publicId: string): Promise<SeatRow> => {
  requireMail(deps)
  const sought = { showroomId: owner.showroom.id, publicId }
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    const seat = (await lockSeat(tx, sought)) ?? refuseUnknown()
    if (seatStateOf(seat, now) === 'joined') refuse(409, 'seat_joined', say.isIn)
    await requireMailable(tx, owner, { email: seat.email, now })
    const { code, ...link } = newLink(now)
    await renewSeat(tx, seat.id, link)
    await mail(deps, tx, { ...owner, invited: seat, code, now })
    return presentSeat((await lockSeat(tx, sought)) ?? refuseUnknown(), now)
  })
}
