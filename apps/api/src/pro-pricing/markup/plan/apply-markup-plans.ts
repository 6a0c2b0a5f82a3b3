import {
  dueInOrder,
  type MarkupPlanProblem,
  markupPlanProblem,
} from '@showroom/contract/pricing/markup-plan.rules'
import { type Day, dayAndHour } from '@showroom/contract/shared/day'
import { z } from 'zod'
import type { Account } from '../../../account/account.ts'
import { isAdmitted } from '../../../account/account.ts'
import { accountById, accountByPublicId } from '../../../account/account.store.ts'
import type { Queries } from '../../../platform/db/db.ts'
import type { JobHandlers } from '../../../platform/jobs/job.ts'
import { newPublicId } from '../../../shared/public-id.ts'
import { proOf } from '../../../showroom/plan.store.ts'
import { tellMarkupPlansFailed } from '../../pro-pricing-events.ts'
import { changingRulesIn } from '../changing-rules.ts'
import {
  countRules,
  deleteRule,
  insertRule,
  type KnownRule,
  ruleFor,
  updateRule,
} from '../markup-rule.store.ts'
import { isClientOf } from '../scope.ts'
import { saveDone, type WaitingPlan, waitingPlans } from './markup-plan.store.ts'

/** The job that does what is planned for a showroom, from the first moment of its day on. */
export const markupPlansDue = {
  kind: 'markup_plans_due',
  payload: z.object({ showroomId: z.int().positive() }),
}

type Showroom = { id: number; pro: Account | null; now: Date }

/** All that has come due, in the order of the days, as the Pro would change the rules by hand. */
const applyDue = async (tx: Queries, showroomId: number, now: Date): Promise<void> => {
  const proId = await proOf(tx, showroomId)
  const pro = proId === null ? null : await accountByPublicId(tx, proId)
  const showroom = { id: showroomId, pro, now }
  const failed = new Map<Day, number>()
  await changingRulesIn(tx, showroomId, async () => {
    const due = dueInOrder(await waitingPlans(tx, showroomId), dayAndHour(now).day)
    for (const plan of due) {
      const problem = await applyOne(tx, showroom, plan)
      if (problem) failed.set(plan.effectiveOn, (failed.get(plan.effectiveOn) ?? 0) + 1)
    }
  })
  if (!pro) return
  for (const [day, count] of failed) await tellMarkupPlansFailed(tx, { accountId: pro.id, day, count }, now)
}

/** Done, or marked with what was in its way. */
const applyOne = async (
  tx: Queries,
  showroom: Showroom,
  plan: WaitingPlan,
): Promise<MarkupPlanProblem | null> => {
  // An earlier change of the same turn may have made it, or the Pro by hand.
  const rule = await ruleFor(tx, showroom.id, plan)
  const beforeBps = rule?.markupBps ?? null
  const problem = markupPlanProblem({
    markupBps: plan.markupBps,
    nowBps: beforeBps,
    isProAdmitted: showroom.pro?.type === 'Contractor' && isAdmitted(showroom.pro.status),
    isMaterialSold: plan.isMaterialSold,
    isClientKnown: await isClientKnown(tx, showroom.id, plan.clientId),
    rules: await countRules(tx, showroom.id),
  })
  if (!problem) await changeRule(tx, showroom.id, { plan, rule })
  const state = problem ? 'failed' : 'applied'
  await saveDone(tx, { id: plan.id, state, problem, beforeBps, now: showroom.now })
  return problem
}

const isClientKnown = async (tx: Queries, showroomId: number, clientId: number | null) => {
  if (clientId === null) return true
  const account = await accountById(tx, clientId)
  return account !== null && isClientOf(tx, account, showroomId)
}

type Changed = { plan: WaitingPlan; rule: KnownRule | null }

const changeRule = async (tx: Queries, showroomId: number, { plan, rule }: Changed): Promise<void> => {
  const { markupBps, vendorId, categoryId, productId, clientId } = plan
  if (markupBps === null) {
    if (rule) await deleteRule(tx, showroomId, rule.publicId)
    return
  }
  const saved = { showroomId, vendorId, categoryId, productId, clientId, markupBps }
  if (rule) await updateRule(tx, { ...saved, publicId: rule.publicId })
  else await insertRule(tx, { ...saved, publicId: newPublicId() })
}

/** Rules and the marks of what was done change in the transaction that finishes the job: once, however many try. */
export const markupPlanHandlers: JobHandlers = {
  [markupPlansDue.kind]: async (told, job) => {
    const { showroomId } = markupPlansDue.payload.parse(told)
    await job.finish((tx) => applyDue(tx, showroomId, job.now))
  },
}
