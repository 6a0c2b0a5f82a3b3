import type { Allowed } from '@showroom/contract/project/member.rules'
import type { AccountDeps } from '../account/account-deps.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { type AccountInProject, changing, requireProjectAccess } from '../project/project-access.ts'
import { selectionOfOption } from './option/option.store.ts'
import { projectOfPool } from './pool/pool.store.ts'
import { type JudgedSelection, judgeSelections } from './reading/judge-selection.ts'
import { type ChecklistFacts, readFacts } from './reading/read-facts.ts'
import { projectOfSelection } from './selection/selection.store.ts'

/** What every use case of checklists works with. */
export type ChecklistDeps = Pick<AccountDeps, 'db' | 'now' | 'post' | 'publicUrl' | 'secret'>

/** What a call names: a decision, one of its options, or an allowance that several share. */
export type Part = { selection: string } | { option: string } | { pool: string } | { project: string }

/** Found or not, the project behind it is asked for: a stranger's is as missing as one that never was. */
const projectOf = async (db: Queries, part: Part): Promise<string> => {
  if ('project' in part) return part.project
  if ('selection' in part) return (await projectOfSelection(db, part.selection)) ?? refuseUnknown()
  if ('pool' in part) return (await projectOfPool(db, part.pool)) ?? refuseUnknown()
  return (await selectionOfOption(db, part.option))?.project ?? refuseUnknown()
}

type Sought = { who: Who; part: Part; needs?: keyof Allowed }

export const reading = async (
  { db, now }: Pick<ChecklistDeps, 'db' | 'now'>,
  { who, part, needs }: Sought,
): Promise<AccountInProject> =>
  requireProjectAccess({ db, now }, who, {
    named: 'project',
    id: await projectOf(db, part),
    ...(needs ? { needs } : {}),
  })

/** What a change is made in: the transaction, who makes it, and what the project has decided so far. */
export type Work = {
  tx: Queries
  access: AccountInProject
  facts: ChecklistFacts
  rows: readonly JudgedSelection[]
  /** Null where it is done by a mailed link. */
  actorId: number | null
  ip: string
  now: Date
}

/** One transaction per change, the project locked: who changes it at the same time comes after. */
export const changingChecklist = async <Result>(
  { db, now }: ChecklistDeps,
  { who, part, needs }: Sought,
  work: (work: Work) => Promise<Result>,
): Promise<Result> => {
  const sought = {
    who,
    named: 'project' as const,
    id: await projectOf(db, part),
    ...(needs ? { needs } : {}),
  }
  return changing({ db, now }, sought, async (tx, access) => {
    const at = now()
    const facts = await readFacts(tx, { project: access.project, now: at })
    const actorId = access.account.id
    return work({ tx, access, facts, rows: judgeSelections(facts), actorId, ip: who.ip, now: at })
  })
}

export const rowCalled = ({ rows }: Pick<Work, 'rows'>, publicId: string): JudgedSelection =>
  rows.find(({ record }) => record.publicId === publicId) ?? refuseUnknown()
