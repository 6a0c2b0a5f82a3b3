import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { HireAction, HireSide, HireState } from '@showroom/contract/designer/designer-choices'
import type { HireStep } from '@showroom/contract/designer/hire.endpoints'
import { hasAccess, nextState } from '@showroom/contract/designer/hire-state.rules'
import { standardMilestones } from '@showroom/contract/designer/milestone.rules'
import { dayMs } from '@showroom/contract/shared/time'
import { systemWords } from '@showroom/contract/chat/chat.messages'
import { accountById } from '../../account/account.store.ts'
import { saySystem } from '../../chat/system/say-system.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { openFor, takeOut } from '../../project/members/ending.ts'
import { isMember } from '../../project/members/member.store.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { voidHolds } from '../../payment/holds/holds.ts'
import { saveDelivered } from '../payment/milestone.store.ts'
import { agreeMilestones, chargeMilestone, currentMilestone } from '../payment/milestones.ts'
import { answerBy, payBy } from './ask-designer.ts'
import { type HireChange, saveHire } from './hire-record.store.ts'
import type { HireNews } from './hire-letters.ts'
import { type Hire, hireById, hireOf, lockHire } from './hire.store.ts'
import { factsOf, sideOf } from './present-hire.ts'
import { tellOf } from './tell-hire.ts'

const other: Record<HireSide, HireSide> = { client: 'designer', designer: 'client' }

type Advancing = { accountId: number; publicId: string; step: HireStep }

/** One step of a hire, by whoever may do it: with access to the project, and a letter to the other side. */
export const advanceHire = async (
  tx: Queries,
  deps: DesignerDeps,
  { accountId, publicId, step }: Advancing,
): Promise<void> => {
  const sought = { publicId, accountId }
  await lockHire(tx, ((await hireOf(tx, sought)) ?? refuseUnknown()).id)
  const hire = (await hireOf(tx, sought)) ?? refuseUnknown()
  const side = sideOf(hire, accountId)
  const now = deps.now()
  const state = nextState(step.action, factsOf(hire), side)
  const isOver = hire.answerBy !== null && hire.answerBy <= now
  if (state === null || isOver) return refuse(409, 'not_now', say.notNow)
  if (step.action === 'agree' && (await isInAlready(tx, hire, now))) refuse(409, 'in_already', say.inAlready)
  await moveMoney(tx, deps, { hire, action: step.action, state, now })
  const change = { ...(await accessAfter(tx, { hire, state, now })), ...said(hire, step, now) }
  const news = { news: step.action, readers: readersOf(hire, step, side), at: now }
  await settle(tx, deps, { hire, change: { ...change, state, now }, ...news })
}

/** Agreed, the designer hears of it when the money is held; what they have never heard of, they hear nothing of. */
const readersOf = ({ sentAt }: Hire, step: HireStep, side: HireSide): HireSide[] =>
  step.action === 'agree' || sentAt === null ? [] : [other[side]]

type Moving = { hire: Hire; action: HireAction | null; state: HireState; now: Date }

/** What a step does to the milestone that is worked on, and to its money. */
export const moveMoney = async (
  tx: Queries,
  deps: DesignerDeps,
  { hire, action, state, now }: Moving,
): Promise<void> => {
  const milestone = currentMilestone(hire)
  if (isEnd(state)) await voidHolds(tx, deps.payment, { hireId: hire.id })
  if (action === 'agree') await agreeOnQuote(tx, hire)
  if (!milestone) return
  if (action === 'deliver') await saveDelivered(tx, milestone.id, now)
  if (action === 'revise') await saveDelivered(tx, milestone.id, null)
  if (action === 'approve') await chargeMilestone(tx, deps, { milestone, at: now })
}

/** Where it ends before the work is done, nothing more is charged. */
const isEnd = (state: HireState): boolean => ['declined', 'expired', 'cancelled'].includes(state)

const agreeOnQuote = async (tx: Queries, { id, profileId, quote }: Hire): Promise<void> => {
  if (!quote) return
  const plan = quote.milestones ?? standardMilestones
  await agreeMilestones(tx, { hireId: id, profileId, priceCents: quote.price_cents, plan })
}

type Settling = { hire: Hire; change: HireChange; news: HireNews; readers: readonly HireSide[]; at: Date }

/** Saves what a step or time has changed, and tells it. */
export const settle = async (
  tx: Queries,
  deps: Pick<DesignerDeps, 'post' | 'publicUrl'>,
  { hire, change, ...telling }: Settling,
): Promise<void> => {
  await saveHire(tx, hire.id, change)
  const changed = await hireById(tx, hire.id)
  if (changed) await tellOf(tx, deps, { hire: changed, ...telling })
}

type Access = Pick<HireChange, 'accessEndsAt' | 'member'>

/** With the word of both, the project opens for the days that were agreed; when it is over, it closes. */
export const accessAfter = async (
  tx: Queries,
  { hire, state, now }: { hire: Hire; state: HireState; now: Date },
): Promise<Access> => {
  const { projectId, member, accessEndsAt } = hire
  if (hasAccess(state) && !hasAccess(hire.state)) return openProject(tx, hire, now)
  if (hasAccess(state) || !hasAccess(hire.state)) return { member, accessEndsAt }
  if (projectId !== null && member !== null) {
    await takeOut(tx, { projectId, publicId: member }, now)
    await sayOfHire(tx, hire, { body: systemWords.hireEnded, now })
  }
  // Where their days were over before, it stays the day on which they were.
  return { member: null, accessEndsAt: accessEndsAt !== null && accessEndsAt < now ? accessEndsAt : now }
}

const openProject = async (tx: Queries, hire: Hire, now: Date): Promise<Access> => {
  const { projectId, right, sees, accessDays, designerAccountId } = hire
  const account = await accountById(tx, designerAccountId)
  if (projectId === null || !account) return refuse(409, 'project_gone', say.projectGone)
  const endsAt = new Date(now.getTime() + accessDays * dayMs)
  const opening = { projectId, account, role: 'designer' as const, right, sees, endsAt, now }
  // By another door they would be in for longer, and with other rights, than was agreed.
  const member = (await openFor(tx, opening)) ?? refuse(409, 'in_already', say.inAlreadyThere)
  await sayOfHire(tx, hire, { body: systemWords.hired, now })
  return { member, accessEndsAt: endsAt }
}

/** Whether the designer came into the project by another door meanwhile. */
export const isInAlready = async (tx: Queries, hire: Hire, now: Date): Promise<boolean> => {
  const { projectId, designerAccountId: accountId } = hire
  return projectId !== null && isMember(tx, { projectId, accountId, now })
}

/** In the project's chat, before whoever is in it. */
const sayOfHire = async (
  tx: Queries,
  { projectId, designerAccountId, publicId }: Hire,
  { body, now }: { body: string; now: Date },
) => {
  if (projectId === null) return
  await saySystem(tx, {
    projectId,
    authorId: designerAccountId,
    cause: `hire ${publicId}: ${body}`,
    body,
    now,
  })
}

type Said = Omit<HireChange, 'state' | 'now' | 'accessEndsAt' | 'member'>

/** What the step says and promises. */
const said = (hire: Hire, step: HireStep, now: Date): Said => {
  const word = 'word' in step ? step.word : hire.word
  const isFirstWord = ['accept', 'decline', 'quote'].includes(step.action)
  const kept = {
    word,
    answerBy: null,
    answeredAt: hire.answeredAt ?? (isFirstWord ? now : null),
    quote: hire.quote,
    priceCents: hire.priceCents,
    revisionsLeft: hire.revisionsLeft,
  }
  if (step.action === 'revise') return { ...kept, revisionsLeft: hire.revisionsLeft - 1 }
  if (step.action === 'agree') return { ...kept, answerBy: payBy(now) }
  if (step.action !== 'quote') return kept
  const { price_cents, days, milestones } = step
  const quote = { price_cents, days, milestones, note: step.word, given_at: now.toISOString() }
  return { ...kept, quote, priceCents: price_cents, answerBy: answerBy(now) }
}
