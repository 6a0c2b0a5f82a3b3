import { inviteMessages as say } from '@showroom/contract/invite/invite.messages'
import { inviteDays, type InviteOutcome, mostInvitesPerDay } from '@showroom/contract/invite/invite.rules'
import { dayMs } from '@showroom/contract/shared/time'
import type { Account } from '../account/account.ts'
import { countAttempt } from '../account/session/attempt.store.ts'
import { newLinkCode, sha256 } from '../account/session/secret.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { isRefused } from './followed-invite.store.ts'
import type { InviteDeps } from './invite-deps.ts'
import type { Invite } from './invite.store.ts'
import { inviteLetter } from './letters.ts'

/** Who invites, into which showroom. */
export type Inviter = { account: Account; showroom: { id: number; companyName: string } }

/** Of all who invite together: a mailbox is nobody's to fill. */
const mostToOneAddress = 3

/** Only who can be answered invites anybody. */
export const requireProven = ({ account }: Inviter) => {
  if (account.emailVerifiedAt === null) refuse(409, 'email_unverified', say.proveFirst)
}

/** Of the address however it is written: what is kept of those who want no invitations. */
export const refusalOf = (email: string): Buffer => sha256(`invite refusal ${email.toLowerCase()}`)

/** A link of its own for each mail. */
export const newLink = (now: Date, days: number = inviteDays) => {
  const code = newLinkCode()
  return { code, codeHash: sha256(code), now, expiresAt: new Date(now.getTime() + days * dayMs) }
}

/** Counted before anything is sent; null where nothing speaks against a mail to this address. */
export const whyNotMailed = async (
  tx: Queries,
  { account }: Inviter,
  { email, now }: { email: string; now: Date },
): Promise<Extract<InviteOutcome, 'wants_none' | 'too_many'> | 'enough_to_one' | null> => {
  if (await isRefused(tx, refusalOf(email))) return 'wants_none'
  const window = { now, endsAt: new Date(now.getTime() + dayMs) }
  const ofPro = await countAttempt(tx, `invites of ${account.id}`, window)
  if (ofPro.count > mostInvitesPerDay) return 'too_many'
  const toAddress = await countAttempt(tx, `invites to ${email.toLowerCase()}`, window)
  return toAddress.count > mostToOneAddress ? 'enough_to_one' : null
}

type Mailed = {
  invite: Pick<Invite, 'audience' | 'email' | 'name' | 'note' | 'project'>
  code: string
  now: Date
}

/** In the Pro's colours. */
export const mailInvite = (
  { post, publicUrl }: Pick<InviteDeps, 'post' | 'publicUrl'>,
  tx: Queries,
  { account, showroom, invite, code, now }: Inviter & Mailed,
): Promise<void> => {
  const inviting = { from: account, companyName: showroom.companyName, publicUrl, code }
  return post(tx, { letter: inviteLetter(invite, inviting), showroomId: showroom.id, at: now })
}
