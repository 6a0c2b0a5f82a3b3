import { dayMs } from '@showroom/contract/shared/time'
import type { MemberAccess } from '@showroom/contract/project/member.rules'
import { type MemberRole, mostMembers } from '@showroom/contract/project/project-choices'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Account } from '../../account/account.ts'
import { accountById } from '../../account/account.store.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { newLinkCode, sha256 } from '../../account/session/secret.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { tellInvited, tellJoined } from '../project-events.ts'
import { invitationLetter } from './letters.ts'
import {
  invitationWith,
  isMember,
  membersOf,
  removeEnded,
  saveAccepted,
  saveInvitation,
} from './member.store.ts'
import type { AccountInProject } from '../project-access.ts'

const goodForMs = 14 * dayMs
export const mostInvited = { most: 30, windowMs: 3_600_000 }
/** Of all who invite together: a mailbox is nobody's to fill. */
const mostToOneAddress = { most: 3, windowMs: dayMs }

export type Inviting = MemberAccess & { email: string }

/** Writes the invitation down and gives the letter that carries its code: only the mail knows it. */
export const invite = async (
  tx: Queries,
  inviting: AccountInProject,
  { email, now, publicUrl, ...access }: Inviting & { now: Date; publicUrl: string },
): Promise<Letter> => {
  const { account, project } = inviting
  if (account.emailVerifiedAt === null) refuse(409, 'email_unverified', say.proveFirst)
  const members = await membersOf(tx, [project.id])
  const isThere = members.some((member) => sameEmail(member.email, email) && member.accountId !== null)
  const owner = await accountById(tx, project.ownerId)
  if (isThere || (owner && sameEmail(owner.email, email))) refuseInvalid({ email: [say.ownEmail] })
  if (members.length >= mostMembers) refuse(409, 'too_many', say.tooMany('people', mostMembers))
  const key = `project invitations to ${email.toLowerCase()}`
  await allowAttempt(tx, { key, limit: mostToOneAddress, now, message: say.invitedEnough })
  const code = newLinkCode()
  const member = await saveInvitation(tx, {
    ...access,
    publicId: newPublicId(),
    projectId: project.id,
    email,
    codeHash: sha256(code),
    now,
    expiresAt: new Date(now.getTime() + goodForMs),
  })
  if (member !== null) await tellInvited(tx, inviting, { member, at: now })
  return invitationLetter({ email, publicUrl, from: account, project, code })
}

const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

export type Accepted = { project: string; name: string; role: MemberRole }

/** The code and the e-mail that it was sent to, together: a mail that was passed on opens nothing. */
export const acceptInvitation = async (
  tx: Queries,
  account: Account,
  { code, now }: { code: string; now: Date },
): Promise<Accepted> => {
  const invited = await invitationWith(tx, { codeHash: sha256(code), now })
  if (!invited) return refuse(409, 'invitation_over', say.invitationOver)
  if (!sameEmail(invited.email, account.email) || account.emailVerifiedAt === null)
    return refuse(409, 'invitation_for_other', say.invitationForOther)
  const isIn =
    invited.ownerId === account.id ||
    (await isMember(tx, { projectId: invited.projectId, accountId: account.id, now }))
  if (isIn) return refuse(409, 'invitation_over', say.invitationOver)
  await removeEnded(tx, { projectId: invited.projectId, accountId: account.id, now })
  await saveAccepted(tx, invited.id, { accountId: account.id, now })
  const { projectId: id, project: publicId, name, ownerId } = invited
  await tellJoined(tx, { account, project: { id, publicId, name, ownerId } }, now)
  return { project: invited.project, name: invited.name || say.untitled, role: invited.role }
}
