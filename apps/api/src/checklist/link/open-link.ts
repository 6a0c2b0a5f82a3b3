import type { ApprovalPage } from '@showroom/contract/checklist/approval-link.endpoints'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { minuteMs } from '@showroom/contract/shared/time'
import { accountById } from '../../account/account.store.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { isSame, sha256 } from '../../account/session/secret.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { accessibleProject } from '../../project/project-access.store.ts'
import { nameOf } from '../../project/present-project.ts'
import type { ChecklistDeps } from '../checklist-access.ts'
import { judgeSelections } from '../reading/judge-selection.ts'
import { presentSelection } from '../reading/present-selection.ts'
import { readFacts } from '../reading/read-facts.ts'
import { countPinTry, forgetPinTry, type OpenLink, openLinkWith } from './link.store.ts'
import { pinHash } from './send-link.ts'
import { networkOf } from '../../platform/http/network-of.ts'

export const mostWrong = 5
const mostOpened = { most: 120, windowMs: 15 * minuteMs }

const refuseOver = (): never => refuse(410, 'link_over', say.linkOver)

export type Opening = { token: string; pin?: string | undefined; ip: string }
type Opened = { link: OpenLink; isProven: boolean }

/** Over, taken back and never sent are one answer. A wrong PIN is counted, and the fifth ends the link. */
export const openLink = async (
  { db, now, secret }: ChecklistDeps,
  { token, pin, ip }: Opening,
): Promise<Opened> => {
  await allowAttempt(db, { key: `approval links from ${networkOf(ip)}`, limit: mostOpened, now: now() })
  const link = await openLinkWith(db, { tokenHash: sha256(token), mostWrong, now: now() })
  if (!link) return refuseOver()
  if (link.pinHash === null) return { link, isProven: true }
  if (pin === undefined) return { link, isProven: false }
  if (!(await countPinTry(db, link.id, mostWrong))) return refuseOver()
  if (!isSame(link.pinHash, pinHash(secret, link.publicId, pin))) refuseInvalid({ pin: [say.wrongPin] })
  await forgetPinTry(db, link.id)
  return { link, isProven: true }
}

/** Whoever has the link may what whoever sent it may still give: to approve, and to see prices or not. */
export const accessByLink = async (db: Queries, link: OpenLink, now: Date): Promise<AccountInProject> => {
  const account = (await accountById(db, link.createdBy)) ?? refuseOver()
  const project =
    (await accessibleProject(db, { accountId: account.id, now, named: 'project', id: link.project })) ??
    refuseOver()
  if (project.right === 'view' || project.right === 'suggest') refuseOver()
  const sees = link.seesPrices && project.sees === 'yes' ? 'yes' : 'no'
  return { account, project: { ...project, role: 'client', right: 'approve', sees, memberId: null } }
}

/** Nothing of the project is told before the PIN. */
export const presentLink = async (
  { db, now }: ChecklistDeps,
  { link, isProven }: Opened,
): Promise<ApprovalPage> => {
  if (!isProven) return { needs_pin: true, project: null, decisions: [] }
  const access = await accessByLink(db, link, now())
  const facts = await readFacts(db, { project: access.project, now: now() })
  const shown = judgeSelections(facts).flatMap((row) => {
    const item = link.items.find(({ selectionId }) => selectionId === row.record.id)
    return item ? [{ row, item }] : []
  })
  return {
    needs_pin: false,
    project: {
      name: access.project.name || projectMessages.untitled,
      company_name: access.project.companyName,
      logo: access.project.logo,
      from: nameOf(access.account),
      expires_at: link.expiresAt.toISOString(),
    },
    decisions: shown.map(({ row, item }) => ({
      ...presentSelection(row, { access, facts }),
      // They are sent to people of the project alone.
      files: [],
      room: facts.rooms.find(({ publicId }) => publicId === row.record.fields.room_id)?.name ?? null,
      is_used: item.usedAt !== null,
    })),
  }
}
