import type { User } from '@showroom/contract/account/account'
import { hasOwnBrand } from '@showroom/contract/showroom/own-brand.rules'

type Entitled = Pick<User, 'type' | 'custom_addon' | 'latest_subscription' | 'shop_profile'>
export type OwnBrand = { color: string; logo: string | null }

/** Specification §4, Theme: a Contractor with a custom add-on or Premium, and a colour, works in their own colours. */
export const ownBrandOf = (user: Entitled | null): OwnBrand | null => {
  const color = user?.shop_profile?.theme_color
  if (user?.type !== 'Contractor' || !color) return null
  const { custom_addon, latest_subscription: showroom_subscription } = user
  return hasOwnBrand({ custom_addon, showroom_subscription })
    ? { color, logo: user.shop_profile?.business_logo ?? null }
    : null
}
