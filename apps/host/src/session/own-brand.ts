import type { User } from '@showroom/contract/account/account'

const premium = { plan: 'Premium', paidAmount: 199 }

type Entitled = Pick<User, 'type' | 'custom_addon' | 'latest_subscription' | 'shop_profile'>
export type OwnBrand = { color: string; logo: string | null }

/** Specification §4, Theme: a Contractor with a custom add-on or Premium, and a colour, works in their own colours. */
export const ownBrandOf = (user: Entitled | null): OwnBrand | null => {
  const color = user?.shop_profile?.theme_color
  if (user?.type !== 'Contractor' || !color) return null
  const hasAddon = user.custom_addon.subscription_status === 'active'
  return hasAddon || isPremium(user.latest_subscription)
    ? { color, logo: user.shop_profile?.business_logo ?? null }
    : null
}

const isPremium = (plan: User['latest_subscription']): boolean =>
  plan?.subscription_status === 'active' &&
  plan.plan === premium.plan &&
  plan.paid_amount === premium.paidAmount
