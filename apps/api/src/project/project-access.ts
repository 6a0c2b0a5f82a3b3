import { type Allowed, allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Account } from '../account/account.ts'
import { requireAccount } from '../account/require-account.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Caller, Who } from '../platform/http/who.ts'
import { lockProject } from './project-record.store.ts'
import { type Named, accessibleProject, type AccessibleProject } from './project-access.store.ts'

/** An account, and the project that it may reach. */
export type AccountInProject = { account: Account; project: AccessibleProject }

type Sought = { named: Named; id: string; needs?: keyof Allowed }

/** A stranger's project is as missing as one that never was; a member is told what they may not do. */
export const requireProject = async (
  db: Queries,
  accountId: number,
  { needs, ...sought }: Sought & { now: Date },
): Promise<AccessibleProject> => {
  const project = (await accessibleProject(db, { accountId, ...sought })) ?? refuseUnknown()
  if (needs && !allowedTo(project)[needs]) refuse(403, 'not_allowed', say.notAllowed)
  return project
}

/** On a contractor's page the projects of other showrooms are missing too. */
const isOnItsPage = ({ scope }: Caller, { showroomRef }: AccessibleProject): boolean =>
  scope === 'account' || scope.showroom === showroomRef

type Clocked = { db: Db; now: () => Date }

export const requireProjectAccess = async (
  { db, now }: Clocked,
  who: Pick<Who, 'caller'>,
  sought: Sought,
): Promise<AccountInProject> => {
  const { account, caller } = await requireAccount({ db }, who)
  const project = await requireProject(db, account.id, { ...sought, now: now() })
  return isOnItsPage(caller, project) ? { account, project } : refuseUnknown()
}

/**
 * One transaction per change, which locks the project: two who change it come one after the other. Who may is asked
 * again inside, because a right may have been taken away while somebody waited.
 */
export const changing = async <Result>(
  { db, now }: Clocked,
  { who, ...sought }: Sought & { who: Who },
  work: (tx: Queries, access: AccountInProject) => Promise<Result>,
): Promise<Result> => {
  const { account, project } = await requireProjectAccess({ db, now }, who, sought)
  return db.transaction(async (tx) => {
    await lockProject(tx, project.id, now())
    return work(tx, { account, project: await requireProject(tx, account.id, { ...sought, now: now() }) })
  })
}
