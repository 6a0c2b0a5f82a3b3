import { userMessages as say } from '@showroom/contract/user/user.messages'
import { type SettableUserStatus, settableUserStatus } from '@showroom/contract/user/user.rules'
import { deedBy } from '../account/acting-admin.ts'
import { statusWhen } from '../account/account.ts'
import { accountById, countAdmins, lockAccountRow, saveStatus } from '../account/account.store.ts'
import { forgetDevicesOf } from '../account/session/remembered-device.store.ts'
import { endSessionsOf } from '../account/session/session.store.ts'
import { placeOf } from '../account/session/sessions.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { type FoundUser, userByPublicId } from './user.store.ts'
import type { Reviewer, UserDeps } from './user-deps.ts'

type Asked = { publicId: string; status: SettableUserStatus; reason: string }

/** Whoever is deactivated is signed out everywhere at that moment; a client who comes back has what their profile has. */
export const setUserStatus = async (
  { db, now }: UserDeps,
  { publicId, status, reason }: Asked,
  reviewer: Reviewer,
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await lockedUser(tx, publicId)
    const may = settableUserStatus({ ...found, isSelf: found.id === reviewer.account.id })
    if (may === null) return refuse(409, 'status_fixed', say.notSettable)
    if (may !== status) return refuse(409, 'status_changed', say.statusChanged)
    const isLast = found.type === 'Admin' && status === 'Deactive' && (await countAdmins(tx)) <= 1
    if (isLast) return refuse(409, 'last_admin', say.lastAdmin)
    const account = (await accountById(tx, found.id)) ?? refuseUnknown()
    const after = statusWhen({ ...account, status })
    await saveStatus(tx, found.id, after)
    if (status === 'Deactive') await signOutEverywhere(tx, found.id)
    await told(tx, found, {
      reviewer,
      at: now(),
      action: status === 'Deactive' ? 'deactivated' : 'activated',
      note: reason,
      before: { status: found.status },
      after: { status: after },
    })
  })

/** Gives how many sessions that ended. */
export const endUserSessions = async (
  { db, now }: UserDeps,
  publicId: string,
  reviewer: Reviewer,
): Promise<number> =>
  db.transaction(async (tx) => {
    const found = await lockedUser(tx, publicId)
    const ended = await signOutEverywhere(tx, found.id)
    await told(tx, found, { reviewer, at: now(), action: 'signed out everywhere', note: String(ended) })
    return ended
  })

export const lockedUser = async (tx: Queries, publicId: string): Promise<FoundUser> => {
  const found = (await userByPublicId(tx, publicId)) ?? refuseUnknown()
  await lockAccountRow(tx, found.id)
  // Again, as it stands now that nobody else changes it.
  return (await userByPublicId(tx, publicId)) ?? refuseUnknown()
}

const signOutEverywhere = async (tx: Queries, accountId: number): Promise<number> => {
  const ended = await endSessionsOf(tx, accountId)
  await forgetDevicesOf(tx, accountId, null)
  return ended
}

type Deed = {
  reviewer: Reviewer
  at: Date
  action: string
  note: string
  before?: { status: string }
  after?: { status: string }
}

/** Written down with who, what and when. */
export const told = (tx: Queries, { publicId }: FoundUser, { reviewer, ...deed }: Deed) =>
  writeAudit(tx, {
    ...deedBy({ account: reviewer.account, place: placeOf(reviewer.ip) }),
    entity: 'user',
    entityId: publicId,
    ...deed,
  })
