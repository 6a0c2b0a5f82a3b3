import { rateMessages as say } from '@showroom/contract/rates/rate.messages'
import type { RatePlan as ShownPlan, RatesInEffect } from '@showroom/contract/rates/rate'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { actingAdmin } from '../account/acting-admin.ts'
import type { Serve } from '../platform/http/serve.ts'
import { pagedReply } from '../shared/paged-reply.ts'
import { cancelRate, nameOf, planRate, type RateDeps, requireDay } from './plan-rate.ts'
import { previewRate } from './preview-rate.ts'
import { countPlans, plansOf, type RatePlan } from './rate-plan.store.ts'
import { categoryChoices, feesInEffect, taxesInEffect, vendorChoices } from './rates.store.ts'

const present = (plan: RatePlan): ShownPlan => ({
  id: plan.publicId,
  kind: plan.kind,
  for: nameOf(plan),
  rate_bps: plan.rateBps,
  before_bps: plan.beforeBps,
  taxes_shipping: plan.taxesShipping,
  starts_on: plan.startsOn,
  state: plan.standing,
  note: plan.note,
  planned_by: plan.plannedBy,
  planned_at: plan.plannedAt.toISOString(),
  cancelled_by: plan.cancelledBy,
  cancelled_at: plan.cancelledAt?.toISOString() ?? null,
})

const readRates = async ({ db, now }: RateDeps): Promise<RatesInEffect> => {
  const fees = await feesInEffect(db)
  const taxes = await taxesInEffect(db, dayAndHour(now()).day)
  return {
    fees: fees.map(({ vendor, category, rateBps }) => ({
      for: vendor === '' && category === '' ? say.everything : say.goodsOf(vendor, category),
      rate_bps: rateBps,
    })),
    taxes: taxes.map(({ state, zipPrefix, rateBps, taxesShipping, startsOn }) => ({
      for: say.taxOf(state, zipPrefix),
      rate_bps: rateBps,
      taxes_shipping: taxesShipping,
      starts_on: startsOn,
    })),
    vendors: await vendorChoices(db),
    categories: await categoryChoices(db),
  }
}

/** Fees and taxes with their dates, as Admins plan them. */
export const rateRoutes = (serve: Serve, deps: RateDeps) => {
  const { db, now } = deps
  serve('GET /api/admin/rates', async () => ({ success: true, data: await readRates(deps) }))

  serve('GET /api/admin/rate_plans', async ({ query: { page, page_size } }) =>
    pagedReply({
      path: '/api/admin/rate_plans',
      asked: {},
      page,
      pageSize: page_size,
      total: await countPlans(db),
      read: async (span) => (await plansOf(db, span)).map(present),
    }),
  )

  serve('POST /api/admin/rate_plans', async ({ body }, who) => {
    const plan = await planRate(deps, body, await actingAdmin(deps, who))
    return { success: true, data: present(plan), message: say.planned(shownDay(plan.startsOn)) }
  })

  serve('POST /api/admin/rate_plans/preview', async ({ body }) => {
    requireDay(body.starts_on, now())
    return { success: true, data: await previewRate(db, body, now()) }
  })

  serve('DELETE /api/admin/rate_plans/{id}', async ({ params }, who) => {
    const plan = await cancelRate(deps, params.id, await actingAdmin(deps, who))
    return { success: true, data: present(plan), message: say.cancelled }
  })
}
