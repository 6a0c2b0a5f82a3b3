import type { MemberAccess } from '@showroom/contract/project/member.rules'
import type { Account } from '../../account/account.ts'
import { accountByEmail } from '../../account/account.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { tellOver } from '../project-events.ts'
import { detachCartsOf } from '../project-record.store.ts'
import {
  type Ended,
  endedMembers,
  endInvitation,
  type OverdueInvitation,
  overdueInvitations,
} from './ending.store.ts'
import { isMember, removeMember, saveJoined } from './member.store.ts'

type Opening = MemberAccess & {
  projectId: number
  account: Pick<Account, 'id' | 'email'>
  endsAt: Date
  now: Date
}

/** Lets somebody into a project for a time. Null where they are in it already, by somebody's invitation. */
export const openFor = async (tx: Queries, { account, ...opening }: Opening): Promise<string | null> => {
  const publicId = newPublicId()
  const joining = { ...opening, publicId, accountId: account.id, email: account.email }
  return (await saveJoined(tx, joining)) ? publicId : null
}

/** Takes a member out, with what their carts say of the project and what waits for them there. Answers whose it was; null of an invitation. */
export const takeOut = async (tx: Queries, member: Ended, now: Date): Promise<number | null> => {
  const removed = await removeMember(tx, member)
  if (!removed || removed.accountId === null) return null
  const { project, accountId } = removed
  await detachCartsOf(tx, member.projectId, accountId)
  await tellOver(tx, { project, accountId, wasIn: true }, now)
  return accountId
}

/** Access was over with the hour that was agreed; here the rows go, and the project's words in carts. */
export const endMemberships = async (db: Db, now: Date): Promise<void> => {
  for (const member of await endedMembers(db, now)) await db.transaction((tx) => takeOut(tx, member, now))
}

/** What nobody accepted in its time waits for nobody any more; the project's people still see that it was sent. */
export const endInvitations = async (db: Db, now: Date): Promise<void> => {
  for (const invitation of await overdueInvitations(db, now))
    await db.transaction((tx) => endOne(tx, invitation, now))
}

const endOne = async (tx: Queries, { id, projectId, project, email }: OverdueInvitation, now: Date) => {
  if (!(await endInvitation(tx, id, now))) return
  const invited = await accountByEmail(tx, email)
  // Who came in another way goes on.
  if (!invited || (await isMember(tx, { projectId, accountId: invited.id, now }))) return
  await tellOver(tx, { project, accountId: invited.id }, now)
}
