import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import {
  markupPlanMessages as say,
  markupPlanProblemWords,
} from '@showroom/contract/pricing/markup-plan.messages'
import {
  canCancelMarkupPlan,
  type MarkupPlanState,
  markupPlanStates,
} from '@showroom/contract/pricing/markup-plan.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { Serve } from '../../../platform/http/serve.ts'
import type { Who } from '../../../platform/http/who.ts'
import { tableReply } from '../../../shared/table.ts'
import { ownShowroom } from '../../own-showroom.ts'
import type { ProPricingDeps } from '../../pro-pricing-deps.ts'
import { countPlans, type ListedPlan, listedPlans } from './markup-plan.store.ts'
import { cancelPlans, planMarkups } from './plan-markups.ts'

export const markupPlanRoutes = (serve: Serve, deps: ProPricingDeps) => {
  const { db, now } = deps

  serve('GET /api/markup/plans', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    const { view = 'coming' } = query
    const counted = await countPlans(db, showroomId)
    const countOf = (state: MarkupPlanState) => counted.get(state) ?? 0
    const shown = markupPlanStates.filter((state) => (state === 'planned') === (view === 'coming'))
    const reply = await tableReply({
      path: '/api/markup/plans',
      query,
      total: shown.reduce((sum, state) => sum + countOf(state), 0),
      read: async (span) =>
        (await listedPlans(db, { showroomId, view }, span)).map((plan) => present(plan, now())),
    })
    const counts = Object.fromEntries(markupPlanStates.map((state) => [state, countOf(state)]))
    return { ...reply, counts: counts as Record<MarkupPlanState, number> } // a number for every state
  })

  serve('POST /api/markup/plans', async ({ body }, who) => {
    const planner = { showroom: await ownShowroom(deps, who), accountId: plannerOf(who) }
    const planned = await planMarkups(deps, planner, body)
    return { success: true, data: { planned }, message: say.planned(planned, body.effective_on) }
  })

  serve('POST /api/markup/plans/cancel', async ({ body }, who) => {
    const cancelled = await cancelPlans(deps, await ownShowroom(deps, who), body.plans)
    return { success: true, data: { cancelled }, message: say.cancelled(cancelled) }
  })
}

/** Who it really is, in a team too. */
const plannerOf = ({ caller }: Pick<Who, 'caller'>): number | null =>
  caller?.member?.accountId ?? caller?.accountId ?? null

const present = (plan: ListedPlan, now: Date): MarkupPlan => ({
  id: plan.publicId,
  vendor: plan.vendor,
  category: plan.category,
  product: plan.product,
  client: plan.client,
  effective_on: plan.effectiveOn,
  markup_bps: plan.markupBps,
  before_bps: plan.beforeBps,
  state: plan.state,
  reason: plan.problem ? markupPlanProblemWords[plan.problem] : '',
  planned_by: plan.plannedBy,
  planned_at: plan.plannedAt.toISOString(),
  ended_at: plan.endedAt?.toISOString() ?? null,
  can_cancel: canCancelMarkupPlan(plan, dayAndHour(now).day),
})
