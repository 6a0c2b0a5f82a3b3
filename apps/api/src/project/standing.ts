import { type Allowed, allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Account } from '../account/account.ts'
import { asking } from '../account/asking.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { holdProject } from './project-record.store.ts'
import { type Named, standingProject, type StandingProject } from './standing.store.ts'

/** Somebody, and the project that they asked for. */
export type Standing = { account: Account; project: StandingProject }

type Sought = { named: Named; id: string; needs?: keyof Allowed }

/** A stranger's project is as missing as one that never was; a member is told what they may not do. */
export const standingOf = async (
  db: Queries,
  accountId: number,
  { named, id, needs }: Sought,
): Promise<StandingProject> => {
  const project = (await standingProject(db, accountId, { named, id })) ?? refuseUnknown()
  if (needs && !allowedTo(project)[needs]) refuse(403, 'not_allowed', say.notAllowed)
  return project
}

export const asked = async (db: Db, who: Who, sought: Sought): Promise<Standing> => {
  const { account } = await asking({ db }, who)
  return { account, project: await standingOf(db, account.id, sought) }
}

/**
 * One transaction per change, which holds the project: two who change it come one after the other. Who may is asked
 * again inside, because a right may have been taken away while somebody waited.
 */
export const changing = async <Result>(
  { db, now }: { db: Db; now: () => Date },
  { who, ...sought }: Sought & { who: Who },
  work: (tx: Queries, standing: Standing) => Promise<Result>,
): Promise<Result> => {
  const { account, project } = await asked(db, who, sought)
  return db.transaction(async (tx) => {
    await holdProject(tx, project.id, now())
    return work(tx, { account, project: await standingOf(tx, account.id, sought) })
  })
}
