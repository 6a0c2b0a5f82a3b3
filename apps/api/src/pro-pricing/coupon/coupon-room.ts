import {
  type CouponRoom,
  largestCouponBps,
  largestRoom,
  shownPercent,
  tightRoom,
} from '@showroom/contract/pricing/coupon.rules'
import { type MarkupRule, markupFor, type Priced } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type ProductGroup, shownGroups } from './coupon-book.store.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'

type CouponScope = { categoryId: number | null; productId: number | null; clientId: number | null }

/** By how many products the markup leaves how much room for a coupon: basis points → products. */
export type Room = ReadonlyMap<number, number>

/** The room that a showroom's markups leave for coupons of these scopes, each scope judged once. */
export const openRooms = async (
  db: Queries,
  showroom: OwnShowroom,
  scopes: readonly CouponScope[],
): Promise<(scope: CouponScope) => Promise<Room>> => {
  const named = scopes.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  const groups = await shownGroups(db, showroom, named)
  const judge = async (scope: CouponScope): Promise<Room> =>
    roomIn(groups, scope, await rulesFor(db, showroom.id, scope.clientId))
  // What is on its way is known already: a page asks for all of its coupons at once.
  const known = new Map<string, Promise<Room>>()
  return (scope) => {
    const key = JSON.stringify([scope.categoryId, scope.productId, scope.clientId])
    const room = known.get(key) ?? judge(scope)
    known.set(key, room)
    return room
  }
}

const roomIn = (groups: readonly ProductGroup[], scope: CouponScope, rules: readonly MarkupRule[]): Room => {
  const room = new Map<number, number>()
  for (const group of groups) {
    if (!isFor(scope, group)) continue
    const most = largestCouponBps(markupFor(rules, group))
    room.set(most, (room.get(most) ?? 0) + group.count)
  }
  return room
}

const isFor = ({ categoryId, productId }: CouponScope, product: Priced): boolean =>
  (productId === null || productId === product.productId) &&
  (categoryId === null || categoryId === product.categoryId || categoryId === product.rootCategoryId)

/** Why a share can not be taken off at all: it is above the largest that any markup in scope leaves. */
export const problemIn = (room: Room, offBps: number | null): string | null => {
  if (room.size === 0) return proPricingMessages.nothingInScope
  const largest = largestIn(room)
  return offBps !== null && offBps > largest ? proPricingMessages.aboveMarkup(shownPercent(largest)) : null
}

/** The largest share that any markup in scope leaves; 0 where nothing is in scope. */
export const largestIn = (room: Room): number => largestRoom(roomsOf(room))

/** Where it will take off less than it says. */
export const warningIn = (room: Room, offBps: number | null): string | null => {
  if (offBps === null) return proPricingMessages.limitedAmount
  const tight = tightRoom(roomsOf(room), offBps)
  return tight && proPricingMessages.limited(shownPercent(tight.largest_bps), tight.products)
}

/** The largest first. */
export const roomsOf = (room: Room): CouponRoom[] =>
  [...room]
    .map(([largest_bps, products]) => ({ largest_bps, products }))
    .toSorted((one, other) => other.largest_bps - one.largest_bps)
