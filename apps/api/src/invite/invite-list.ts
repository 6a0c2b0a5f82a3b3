import type { InvitedList } from '@showroom/contract/invite/invite'
import { inviteMessages as say } from '@showroom/contract/invite/invite.messages'
import {
  type InviteAudience,
  type InviteeRow,
  type InviteOutcome,
  mostInviteRows,
  readInvitees,
} from '@showroom/contract/invite/invite.rules'
import { isPlainName } from '@showroom/contract/shared/plain-name'
import { requireMail } from '../account/credentials/require-mail.ts'
import { isClientAddress } from '../client/client-address.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import { accessibleProject } from '../project/project-access.store.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { InviteDeps } from './invite-deps.ts'
import { saveInvite, standingOf } from './invite.store.ts'
import { readCsv } from './read-csv.ts'
import { type Inviter, mailInvite, newLink, requireProven, whyNotMailed } from './send-invite.ts'

export type Asked = {
  audience: InviteAudience
  addresses: string
  csv: string
  note: string
  project_id: string | null
}

/** Everybody on the list, each for themselves: what is wrong with one is no reason to leave out another. */
export const inviteList = async (deps: InviteDeps, inviter: Inviter, asked: Asked): Promise<InvitedList> => {
  requireProven(inviter)
  requireMail(deps)
  const invitees = requireRows(asked)
  const now = deps.now()
  const project = await projectFor(deps.db, inviter, { asked, now })
  const rows: InvitedList['rows'] = []
  for (const invitee of invitees) {
    const { text, email } = invitee
    const one = { inviter, asked, project, now, name: nameOf(invitee) }
    const outcome =
      email === null
        ? 'not_an_address'
        : // Of its own: two lists in another order would wait for each other.
          await deps.db.transaction((tx) => inviteOne(deps, tx, { ...one, email }))
    rows.push({ text: text.slice(0, mostShown), email, outcome })
  }
  return { rows, sent: rows.filter(({ outcome }) => outcome === 'sent').length }
}

const mostShown = 200

const requireRows = ({ addresses, csv }: Asked): InviteeRow[] => {
  const rows = [...readInvitees(addresses), ...(csv === '' ? [] : readCsv(csv))]
  if (rows.length === 0) refuseInvalid({ addresses: [say.nobody] })
  if (rows.length > mostInviteRows) refuseInvalid({ addresses: [say.tooManyRows] })
  return rows
}

/** A letter greets by it: no link travels in it. */
const nameOf = ({ name }: InviteeRow): string => (isPlainName(name) && !/[/:@]/.test(name) ? name : '')

type Project = { id: number; name: string } | null

const projectFor = async (
  tx: Queries,
  { account }: Inviter,
  { asked: { audience, project_id: id }, now }: { asked: Asked; now: Date },
): Promise<Project> => {
  if (audience !== 'client' || id === null) return null
  const project = await accessibleProject(tx, { named: 'project', id, accountId: account.id, now })
  if (project?.ownerId !== account.id) return refuseInvalid({ project_id: [say.noSuchProject] })
  return project
}

type One = { inviter: Inviter; asked: Asked; project: Project; now: Date; name: string; email: string }

const inviteOne = async (
  deps: InviteDeps,
  tx: Queries,
  { inviter, asked: { audience, note }, project, now, name, email }: One,
): Promise<InviteOutcome> => {
  const showroomId = inviter.showroom.id
  if (email.toLowerCase() === inviter.account.email.toLowerCase()) return 'own_address'
  if (audience === 'client' && (await isClientAddress(tx, { showroomId, email }))) return 'already_client'
  const standing = await standingOf(tx, { showroomId, audience, email, now })
  if (standing === 'joined' && audience === 'client') return 'already_client'
  if (standing !== null) return 'already_invited'
  const reason = await whyNotMailed(tx, inviter, { email, now })
  if (reason !== null) return reason === 'enough_to_one' ? 'too_many' : reason
  const { code, ...link } = newLink(now)
  const invite = { audience, email, name, note, project: project?.name ?? null }
  const made = { ...invite, ...link, publicId: newPublicId(), showroomId, projectId: project?.id ?? null }
  // Somebody else of the same showroom may have been quicker.
  if ((await saveInvite(tx, made)) === null) return 'already_invited'
  await mailInvite(deps, tx, { ...inviter, invite, code, now })
  return 'sent'
}
