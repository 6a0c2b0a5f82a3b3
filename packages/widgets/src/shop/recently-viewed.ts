import type { Shop } from './open-shop.ts'
import { recentlyViewedKey } from './storage.ts'

const longest = 24

/** Product ids, newest first, kept in the visitor's browser only. Ids have no commas, so plain text will do. */
export const recentlyViewed = ({ keepsakes, prefix }: Shop): string[] =>
  (keepsakes.read(prefix + recentlyViewedKey) ?? '').split(',').filter(Boolean)

/** The product leads the list, where the visitor's browser may remember it. */
export const rememberViewed = (shop: Shop, productId: string) => {
  if (!shop.mayRemember()) return
  const others = recentlyViewed(shop).filter((id) => id !== productId)
  shop.keepsakes.write(shop.prefix + recentlyViewedKey, [productId, ...others].slice(0, longest).join())
}
