import type { AppParts } from './app.ts'
import { hasCart } from './cart/showroom-carts.store.ts'
import type { PricingParts } from './pricing/pricing-parts.ts'
import { lockShowroom, savePriceList } from './showroom/showroom-prices.store.ts'
import { showroomContext } from './showroom/showroom.store.ts'

/** What prices need of concepts that stand above them. */
export const wirePricing = ({ db, now }: Pick<AppParts, 'db' | 'now'>): PricingParts => ({
  db,
  now,
  showroomOf: async (publicId) => {
    const showroom = await showroomContext(db, publicId)
    // A Showroom ID that reads like somebody's public id is not theirs.
    return showroom?.ref === publicId ? showroom : null
  },
  lockShowroom,
  savePriceList,
  isClient: async (account, showroomId) =>
    account.showroomId === showroomId || hasCart(db, { accountId: account.id, showroomId }),
})
