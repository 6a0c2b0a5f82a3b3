import { type Allowed, allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Account } from '../account/account.ts'
import { requireAccount } from '../account/require-account.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { lockProject } from './project-record.store.ts'
import { type Named, accessibleProject, type AccessibleProject } from './project-access.store.ts'

/** An account, and the project that it may reach. */
export type AccountInProject = { account: Account; project: AccessibleProject }

type Sought = { named: Named; id: string; needs?: keyof Allowed }

/** A stranger's project is as missing as one that never was; a member is told what they may not do. */
export const requireProject = async (
  db: Queries,
  accountId: number,
  { named, id, needs }: Sought,
): Promise<AccessibleProject> => {
  const project = (await accessibleProject(db, accountId, { named, id })) ?? refuseUnknown()
  if (needs && !allowedTo(project)[needs]) refuse(403, 'not_allowed', say.notAllowed)
  return project
}

export const requireProjectAccess = async (db: Db, who: Who, sought: Sought): Promise<AccountInProject> => {
  const { account } = await requireAccount({ db }, who)
  return { account, project: await requireProject(db, account.id, sought) }
}

/**
 * One transaction per change, which locks the project: two who change it come one after the other. Who may is asked
 * again inside, because a right may have been taken away while somebody waited.
 */
export const changing = async <Result>(
  { db, now }: { db: Db; now: () => Date },
  { who, ...sought }: Sought & { who: Who },
  work: (tx: Queries, access: AccountInProject) => Promise<Result>,
): Promise<Result> => {
  const { account, project } = await requireProjectAccess(db, who, sought)
  return db.transaction(async (tx) => {
    await lockProject(tx, project.id, now())
    return work(tx, { account, project: await requireProject(tx, account.id, sought) })
  })
}
