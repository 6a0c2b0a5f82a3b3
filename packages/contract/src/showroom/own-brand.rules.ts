import type { ShowroomProfile } from './showroom.ts'
import { premiumPlanDollars } from '../policy/figures.ts'

type Entitling = Pick<ShowroomProfile, 'custom_addon' | 'showroom_subscription'>

/** Own colour and logo: an active custom add-on, or an active Premium plan (specification, Theme). */
export const hasOwnBrand = ({ custom_addon, showroom_subscription: plan }: Entitling): boolean =>
  custom_addon.subscription_status === 'active' || isPremium(plan)

export const isPremium = (plan: ShowroomProfile['showroom_subscription']): boolean =>
  plan?.subscription_status === 'active' && plan.plan === 'Premium' && plan.paid_amount === premiumPlanDollars
