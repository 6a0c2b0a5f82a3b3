import { largestCouponBps, shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { type MarkupRule, markupFor, type Priced } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { shownProducts } from './coupon-book.store.ts'
import { rulesFor } from '../markup/markup-rule.store.ts'
import { pricingMessages } from '../pricing.messages.ts'
import type { OwnShowroom } from '../pricing-parts.ts'

type CouponScope = { categoryId: number | null; productId: number | null; clientId: number | null }

/** By how many products the markup leaves how much room for a coupon: basis points → products. */
export type Room = ReadonlyMap<number, number>

/** The room that a showroom's markups leave for coupons, each scope asked for once. */
export const openRooms = async (
  db: Queries,
  { id, hiddenCategoryIds }: OwnShowroom,
): Promise<(scope: CouponScope) => Promise<Room>> => {
  const products = await shownProducts(db, hiddenCategoryIds)
  const known = new Map<string, Room>()
  return async (scope) => {
    const key = JSON.stringify([scope.categoryId, scope.productId, scope.clientId])
    const room = known.get(key) ?? roomIn(products, scope, await rulesFor(db, id, scope.clientId))
    known.set(key, room)
    return room
  }
}

const roomIn = (products: readonly Priced[], scope: CouponScope, rules: readonly MarkupRule[]): Room => {
  const room = new Map<number, number>()
  for (const product of products) {
    if (!isFor(scope, product)) continue
    const most = largestCouponBps(markupFor(rules, product))
    room.set(most, (room.get(most) ?? 0) + 1)
  }
  return room
}

const isFor = ({ categoryId, productId }: CouponScope, product: Priced): boolean =>
  (productId === null || productId === product.productId) &&
  (categoryId === null || categoryId === product.categoryId || categoryId === product.rootCategoryId)

/** Why a share can not be taken off at all: it is above the largest that any markup in scope leaves. */
export const problemIn = (room: Room, offBps: number | null): string | null => {
  if (room.size === 0) return pricingMessages.nothingInScope
  const largest = Math.max(...room.keys())
  return offBps !== null && offBps > largest ? pricingMessages.aboveMarkup(shownPercent(largest)) : null
}

/** Where it will take off less than it says. */
export const warningIn = (room: Room, offBps: number | null): string | null => {
  if (offBps === null) return pricingMessages.limitedAmount
  const tight = [...room].filter(([most]) => most < offBps)
  if (tight.length === 0) return null
  const smallest = Math.min(...tight.map(([most]) => most))
  const products = tight.reduce((sum, [, count]) => sum + count, 0)
  return pricingMessages.limited(shownPercent(smallest), products)
}
