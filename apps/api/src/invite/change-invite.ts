import type { InviteRow } from '@showroom/contract/invite/invite'
import { inviteMessages as say } from '@showroom/contract/invite/invite.messages'
import { allowedWithInvite, inviteStateOf } from '@showroom/contract/invite/invite.rules'
import { requireMail } from '../account/credentials/require-mail.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { InviteDeps } from './invite-deps.ts'
import { type Invite, lockInvite, renewInvite, revokeInvite } from './invite.store.ts'
import { presentInvite } from './present-invite.ts'
import { type Inviter, mailInvite, newLink, requireProven, whyNotMailed } from './send-invite.ts'

/** With a link that takes the place of the one before. */
export const resendInvite = async (
  deps: InviteDeps,
  inviter: Inviter,
  publicId: string,
): Promise<InviteRow> => {
  requireProven(inviter)
  requireMail(deps)
  return changing(deps, { inviter, publicId }, async (tx, invite, now) => {
    if (!allowedWithInvite(inviteStateOf(invite, now)).resend) refuse(409, 'invite_joined', say.isIn)
    const reason = await whyNotMailed(tx, inviter, { email: invite.email, now })
    if (reason === 'wants_none') refuse(409, 'wants_none', say.wantsNone)
    if (reason === 'too_many') refuse(429, 'too_many', say.tooMany)
    if (reason === 'enough_to_one') refuse(429, 'too_many', say.enoughToOne)
    const { code, ...link } = newLink(now)
    await renewInvite(tx, invite.id, link)
    await mailInvite(deps, tx, { ...inviter, invite, code, now })
  })
}

export const withdrawInvite = (deps: InviteDeps, inviter: Inviter, publicId: string): Promise<InviteRow> =>
  changing(deps, { inviter, publicId }, async (tx, invite, now) => {
    if (!allowedWithInvite(inviteStateOf(invite, now)).revoke) refuse(409, 'invite_over', say.isOver)
    await revokeInvite(tx, invite.id, now)
  })

type Sought = { inviter: Inviter; publicId: string }

const changing = (
  { db, now }: InviteDeps,
  { inviter, publicId }: Sought,
  change: (tx: Queries, invite: Invite, now: Date) => Promise<void>,
): Promise<InviteRow> => {
  const sought = { showroomId: inviter.showroom.id, publicId }
  return db.transaction(async (tx) => {
    const at = now()
    await change(tx, (await lockInvite(tx, sought)) ?? refuseUnknown(), at)
    return presentInvite((await lockInvite(tx, sought)) ?? refuseUnknown(), at)
  })
}
