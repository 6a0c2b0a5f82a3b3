import { missingIn } from '@showroom/contract/designer/brief.rules'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { HireRight } from '@showroom/contract/designer/designer-choices'
import { designerAnswerHours, unpaidHireHours } from '@showroom/contract/policy/figures'
import type { PriceSight } from '@showroom/contract/project/project-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { type Account, isMinorOn } from '../../account/account.ts'
import type { Doer } from '../../account/doer.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { membersOf } from '../../project/members/member.store.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { readBrief } from '../brief/brief.ts'
import { designerByPublicId, type ListedDesigner } from '../directory/directory.store.ts'
import { packagesOf } from '../directory/portfolio.store.ts'
import { agreeMilestones } from '../payment/milestones.ts'
import { hireDeedWords as words } from './hire-deed.messages.ts'
import { writeHireDeed } from './hire-deed.ts'
import { createHire } from './hire-record.store.ts'
import { type AgreedPackage, hireById } from './hire.store.ts'
import { nameOf } from '../../project/present-project.ts'
import { tellOf } from './tell-hire.ts'
import type { DesignerDeps } from '../designer-deps.ts'

const mostAsked = { most: 20, windowMs: dayMs }
/** What a quote may be sent back; a package says its own. */
const quotedRevisions = 2

export type Asked = {
  designer: string
  package: string | null
  right: HireRight
  sees: PriceSight
  days: number
  message: string
}

export const payBy = (now: Date): Date => new Date(now.getTime() + unpaidHireHours * hourMs)
export const answerBy = (now: Date): Date => new Date(now.getTime() + designerAnswerHours * hourMs)

/** Asks a designer for a project with its brief as it is: a package waits until its money is held. */
export const askDesigner = async (
  tx: Queries,
  deps: DesignerDeps,
  { account, project, asked, by }: AccountInProject & { asked: Asked; by: Doer },
): Promise<{ id: string; name: string; isSent: boolean }> => {
  const now = deps.now()
  await mayAsk(tx, account, now)
  const designer = await freeDesigner(tx, { account, project, asked })
  const brief = await readBrief(tx, project)
  const missing = missingIn(brief)
  if (Object.keys(missing).length > 0) refuseInvalid(missing)
  const chosen = asked.package === null ? null : await offered(tx, designer.id, asked.package)
  const publicId = newPublicId()
  const id = await createHire(tx, {
    publicId,
    profileId: designer.id,
    clientId: account.id,
    projectId: project.id,
    projectName: project.name || projectMessages.untitled,
    zipCode: project.zipCode,
    brief,
    package: chosen,
    priceCents: chosen?.price_cents ?? null,
    revisionsLeft: chosen?.revisions ?? quotedRevisions,
    right: asked.right,
    sees: asked.sees,
    accessDays: asked.days,
    message: asked.message,
    state: chosen ? 'unpaid' : 'requested',
    answerBy: chosen ? payBy(now) : answerBy(now),
    now,
  })
  if (id === null) return refuse(409, 'asked_already', say.askedAlready)
  if (chosen) await agreeOn(tx, { hireId: id, profileId: designer.id, chosen })
  const hire = (await hireById(tx, id)) ?? refuseUnknown()
  await writeHireDeed(tx, deps, { by, action: words.asked, after: hire })
  if (!chosen) await tellOf(tx, deps, { hire, news: 'request', readers: ['designer'], at: now })
  return { id: publicId, name: nameOf(designer), isSent: chosen === null }
}

const agreeOn = (
  tx: Queries,
  { chosen, ...ids }: { hireId: number; profileId: number; chosen: AgreedPackage },
) => agreeMilestones(tx, { ...ids, priceCents: chosen.price_cents, plan: chosen.milestones })

const mayAsk = async (tx: Queries, account: Account, now: Date): Promise<void> => {
  if (account.emailVerifiedAt === null) refuse(409, 'email_unverified', say.proveFirst)
  if (isMinorOn(account, now)) refuse(409, 'adults_only', say.adultsOnly)
  const key = `designers asked ${account.id}`
  await allowAttempt(tx, { key, limit: mostAsked, now, message: say.enough })
}

/** Somebody who takes on work, is not oneself, and is not in the project by another door. */
const freeDesigner = async (
  tx: Queries,
  { account, project, asked }: AccountInProject & { asked: Asked },
): Promise<ListedDesigner> => {
  const designer = (await designerByPublicId(tx, asked.designer)) ?? refuseUnknown()
  if (!designer.isListed) refuse(409, 'not_free', say.notFree)
  if (designer.accountId === account.id) refuse(409, 'own_work', say.ownWork)
  const members = await membersOf(tx, [project.id])
  if (members.some(({ accountId, endsAt }) => accountId === designer.accountId && endsAt === null))
    refuse(409, 'in_already', say.inAlready)
  return designer
}

const offered = async (tx: Queries, profileId: number, publicId: string): Promise<AgreedPackage> => {
  const found = (await packagesOf(tx, profileId)).find(({ id }) => id === publicId)
  if (!found) return refuse(409, 'not_offered', say.notOffered)
  const { id: _id, ...agreed } = found
  return agreed
}
