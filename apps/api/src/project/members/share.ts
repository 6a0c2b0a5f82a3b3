import { accessInScope } from '@showroom/contract/project/member.rules'
import type { ShareScope } from '@showroom/contract/project/project-choices'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { endOfDay, shownDay } from '@showroom/contract/shared/day'
import type { Account } from '../../account/account.ts'
import { accountByPublicId } from '../../account/account.store.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { AccountInProject } from '../project-access.ts'
import { tellShared } from '../project-events.ts'
import { sharedLetter } from './letters.ts'
import { membersOf, saveAccess, saveEnd, saveJoined, saveStaying } from './member.store.ts'

/** None stands behind the platform's own showroom, or one whose Pro has no account. */
const proOf = async (db: Queries, showroomRef: string): Promise<Account | null> => {
  const account = await accountByPublicId(db, showroomRef)
  return account?.type === 'Contractor' ? account : null
}

export type Sharing = {
  /** Left out, it changes nothing of what the Pro may do who is there already. */
  scope: ShareScope | undefined
  until: string | undefined
  now: Date
  publicUrl: string
}

export type Shared = { letter: Letter | null; message: string }

/** A letter only for who is new: asked twice, it is once. */
export const shareWithPro = async (
  tx: Queries,
  access: AccountInProject,
  { scope, until, now, publicUrl }: Sharing,
): Promise<Shared> => {
  const { account, project } = access
  const pro = await proOf(tx, project.showroomRef)
  if (!pro) return refuse(409, 'no_contractor', say.noContractor)
  if (pro.id === project.ownerId) return refuse(409, 'own_project', say.ownProject)
  const endsAt = until === undefined ? null : endOfDay(until)
  if (endsAt && endsAt <= now) refuseInvalid({ until: [say.sharedPast] })
  const joining = {
    role: 'pro' as const,
    ...accessInScope[scope ?? 'price'],
    publicId: newPublicId(),
    projectId: project.id,
    accountId: pro.id,
    email: pro.email,
    now,
    ...(endsAt ? { endsAt } : {}),
  }
  const isNew = await saveJoined(tx, joining)
  // Who was in for a time, such as for a hire, is now in for what is shared: the hire's end does not take them out.
  const stays = !isNew && (await saveStaying(tx, joining))
  if (!isNew && !(stays && scope === undefined)) return changeShared(tx, access, { pro, scope, endsAt })
  await tellShared(tx, access, { accountId: pro.id, at: now })
  const letter = sharedLetter(
    { account: pro, publicUrl },
    { from: account, project },
    { scope: scope ?? 'price', until: until === undefined ? null : shownDay(until) },
  )
  return { letter, message: say.shared(project.companyName) }
}

type Changing = { pro: Account; scope: ShareScope | undefined; endsAt: Date | null }

const changeShared = async (
  tx: Queries,
  { project }: AccountInProject,
  { pro, scope, endsAt }: Changing,
): Promise<Shared> => {
  if (scope === undefined) return { letter: null, message: say.sharedAlready(project.companyName) }
  const member = (await membersOf(tx, [project.id])).find(({ accountId }) => accountId === pro.id)
  if (member) {
    const { role, publicId } = member
    await saveAccess(tx, { projectId: project.id, publicId }, { role, ...accessInScope[scope] })
    await saveEnd(tx, { projectId: project.id, accountId: pro.id }, endsAt)
  }
  return { letter: null, message: say.shareChanged(project.companyName) }
}
