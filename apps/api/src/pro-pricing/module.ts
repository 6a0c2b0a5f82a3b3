import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { couponRoutes } from './coupon/coupon.routes.ts'
import { markupPlanHandlers } from './markup/plan/apply-markup-plans.ts'
import { markupPlanRoutes } from './markup/plan/markup-plan.routes.ts'
import { markupRoutes } from './markup/markup.routes.ts'
import { proPricingPersonalData } from './personal-data.ts'

/** How a Pro prices: markup rules and coupons of the own showroom. */
export const proPricingModule = ({ db, now }: Platform) => {
  const deps = { db, now }
  return {
    tables: ['markup_plan'],
    routes: ({ serve }) => {
      markupRoutes(serve, deps)
      markupPlanRoutes(serve, deps)
      couponRoutes(serve, deps)
    },
    on: markupPlanHandlers,
    personalData: [proPricingPersonalData(db)],
  } satisfies Module
}
