import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { deedBy } from '../../account/acting-admin.ts'
import type { Account } from '../../account/account.ts'
import { placeOf } from '../../account/session/sessions.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { saveBlocked } from '../account/ai-account.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { reportById, type ReportRow, saveDecided, saveHidden } from '../report/ai-report.store.ts'

type Deps = Pick<DesignAiDeps, 'db' | 'now'>
/** Who decides, and from where. */
export type Decider = { admin: Account; ip: string }
type Deed = { action: string; entity: string; entityId: string; note?: string }

/** So many upheld reports close an account. */
const upheldThatBlock = 3

const write = (tx: Queries, { admin, ip }: Decider, { at, ...deed }: Deed & { at: Date }) =>
  writeAudit(tx, { at, ...deedBy({ account: admin, place: placeOf(ip) }), ...deed })

type Decision = { id: string; state: 'upheld' | 'dismissed' }

export const decideReport = ({ db, now }: Deps, by: Decider, { id, state }: Decision): Promise<ReportRow> =>
  db.transaction(async (tx) => {
    if (!(await reportById(tx, id))) refuseUnknown()
    const at = now()
    await saveDecided(tx, id, { state, by: by.admin.id, now: at })
    await write(tx, by, { at, action: state, entity: 'ai report', entityId: id })
    const row = (await reportById(tx, id)) ?? refuseUnknown()
    if (row.upheld < upheldThatBlock || row.isBlocked) return row
    await saveBlocked(tx, row.accountId, at)
    const note = `${row.upheld} reports upheld`
    await write(tx, by, { at, action: 'blocked', entity: 'ai account', entityId: row.accountId, note })
    return { ...row, isBlocked: true }
  })

type Hiding = { picture: string; isHidden: boolean }

export const hidePicture = async (
  { db, now }: Deps,
  by: Decider,
  { picture, isHidden }: Hiding,
): Promise<string> => {
  await db.transaction(async (tx) => {
    const at = now()
    if (!(await saveHidden(tx, picture, isHidden ? at : null))) refuseUnknown()
    const action = isHidden ? 'hidden' : 'shown'
    await write(tx, by, { at, action, entity: 'ai picture', entityId: picture })
  })
  return isHidden ? say.pictureHidden : say.pictureShown
}

type Blocking = { account: string; isBlocked: boolean }

export const blockAiAccount = async (
  { db, now }: Deps,
  by: Decider,
  { account, isBlocked }: Blocking,
): Promise<string> => {
  await db.transaction(async (tx) => {
    const at = now()
    if (!(await saveBlocked(tx, account, isBlocked ? at : null))) refuseUnknown()
    const action = isBlocked ? 'blocked' : 'opened'
    await write(tx, by, { at, action, entity: 'ai account', entityId: account })
  })
  return isBlocked ? say.accountBlocked : say.accountOpened
}
