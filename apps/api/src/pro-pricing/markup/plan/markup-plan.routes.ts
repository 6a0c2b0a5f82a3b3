import { markupPlanMessages as say } from '@showroom/contract/pricing/markup-plan.messages'
import type { Serve } from '../../../platform/http/serve.ts'
import type { Who } from '../../../platform/http/who.ts'
import { ownShowroom } from '../../own-showroom.ts'
import type { ProPricingDeps } from '../../pro-pricing-deps.ts'
import { listPlans, plansFile } from './list-plans.ts'
import { cancelPlans, planMarkups } from './plan-markups.ts'

export const markupPlanRoutes = (serve: Serve, deps: ProPricingDeps) => {
  const { db, now } = deps

  serve('GET /api/markup/plans', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    return listPlans(db, { showroomId, query, now: now() })
  })

  serve('GET /api/markup/plans/export', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    return { success: true, data: await plansFile(db, { showroomId, query, now: now() }) }
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
