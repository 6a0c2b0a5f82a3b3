import type { NewMarkupPlan } from '@showroom/contract/pricing/markup-plan.endpoints'
import { markupPlanMessages as say } from '@showroom/contract/pricing/markup-plan.messages'
import {
  canCancelMarkupPlan,
  canPlanMarkup,
  mostPlannedMarkups,
} from '@showroom/contract/pricing/markup-plan.rules'
import { addDays, type Day, dayAndHour, endOfDay } from '@showroom/contract/shared/day'
import type { Queries } from '../../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../../platform/http/domain-error.ts'
import { emit } from '../../../platform/jobs/emit.ts'
import { newPublicId } from '../../../shared/public-id.ts'
import { lockShowroom } from '../../../showroom/showroom-prices.store.ts'
import type { OwnShowroom, ProPricingDeps } from '../../pro-pricing-deps.ts'
import { scopeNamed } from '../scope.ts'
import { markupPlansDue } from './apply-markup-plans.ts'
import { countPlans, type NewPlan, plansNamed, saveCancelled, savePlans } from './markup-plan.store.ts'

type Planner = { showroom: OwnShowroom; accountId: number | null }

/** How many were planned. All of them or none; until their day the rules stay as they are. */
export const planMarkups = async (
  deps: ProPricingDeps,
  { showroom, accountId }: Planner,
  { effective_on: day, changes }: NewMarkupPlan,
): Promise<number> => {
  const now = deps.now()
  if (!canPlanMarkup(day, dayAndHour(now).day)) refuseInvalid({ effective_on: [say.day] })
  const plans = await plansOf(deps, showroom, changes)
  await deps.db.transaction(async (tx) => {
    await lockShowroom(tx, showroom.id)
    await savePlans(tx, plans, { showroomId: showroom.id, day, plannedBy: accountId, now })
    const waiting = (await countPlans(tx, showroom.id)).get('planned') ?? 0
    if (waiting > mostPlannedMarkups) refuse(422, 'too_many_plans', say.tooMany)
    await wakeOn(tx, showroom.id, { day, now })
  })
  return plans.length
}

/** What is named twice is planned as it was named last. */
const plansOf = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  changes: NewMarkupPlan['changes'],
): Promise<NewPlan[]> => {
  const plans = new Map<string, NewPlan>()
  for (const { markup_bps: markupBps, ...named } of changes) {
    const scope = await scopeNamed(deps, showroom, named)
    plans.set(Object.values(scope).join(), { ...scope, publicId: newPublicId(), markupBps })
  }
  return [...plans.values()]
}

/** A job of its own each time: one that is done already would not be written again. */
const wakeOn = (tx: Queries, showroomId: number, { day, now }: { day: Day; now: Date }) =>
  emit(tx, {
    kind: markupPlansDue.kind,
    cause: `${markupPlansDue.kind} ${newPublicId()}`,
    payload: { showroomId },
    at: now,
    due: endOfDay(addDays(day, -1)),
  })

/** All of them or none; how many there were. */
export const cancelPlans = (
  { db, now }: ProPricingDeps,
  showroom: OwnShowroom,
  named: readonly string[],
): Promise<number> =>
  db.transaction(async (tx) => {
    const [publicIds, at] = [[...new Set(named)], now()]
    await lockShowroom(tx, showroom.id)
    const plans = await plansNamed(tx, showroom.id, publicIds)
    if (plans.length < publicIds.length) refuseInvalid({ plans: [say.unknown] })
    const today = dayAndHour(at).day
    if (!plans.every((plan) => canCancelMarkupPlan(plan, today)))
      refuse(409, 'not_cancellable', say.notCancellable)
    await saveCancelled(tx, publicIds, { showroomId: showroom.id, now: at })
    return publicIds.length
  })
