import { comparableCode } from '@showroom/contract/pricing/coupon.rules'
import type { CouponTerms } from '@showroom/contract/pricing/order-money.rules'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import { couponMessages } from './coupon.messages.ts'
import {
  type Coupon,
  couponByCode,
  type CouponUse,
  isUsedBy,
  lockCoupon,
  productsInScope,
  saveRelease,
  saveUse,
  usesBy,
  usesOfOrders,
} from './coupon.store.ts'

type CouponLine = {
  productId: number
  /** At list price, before any coupon. */
  merchandiseCents: number
}

export type CouponAsked = {
  showroomId: number
  code: string
  /** Null: a guest, whose uses can not be counted yet. */
  accountId: number | null
  now: Date
  lines: readonly CouponLine[]
  /** Unpaid orders of the same cart, which make room for the one that it would be now: what they used is free. */
  unpaidOrderIds?: readonly number[]
}

export type CouponFound = {
  coupon: { id: number; code: string; offBps: number | null }
  terms: CouponTerms
  /** For which of the lines it is, in their order. */
  applies: boolean[]
}

/** The coupon of a code with what it is for, or a sentence that says why it takes nothing off. */
export const couponFor = async (
  db: Queries,
  { showroomId, code, accountId, now, lines, unpaidOrderIds = [] }: CouponAsked,
): Promise<CouponFound | { problem: string }> => {
  const coupon = await couponByCode(db, showroomId, comparableCode(code))
  // Whoever it was not made for does not learn that it is there.
  if (!coupon || (coupon.clientId !== null && coupon.clientId !== accountId))
    return { problem: couponMessages.unknown }
  const uses = accountId === null ? 0 : await usesBy(db, coupon.id, accountId)
  const free = await usesOfOrders(db, coupon.id, unpaidOrderIds)
  const closed = whyClosed({ ...coupon, used: coupon.used - free }, uses - free, now)
  if (closed !== null) return { problem: closed }
  const ids = lines.map(({ productId }) => productId)
  const inScope = await productsInScope(db, coupon, ids)
  const applies = ids.map((id) => inScope.has(id))
  const spent = lines.reduce((sum, line, index) => sum + (applies[index] ? line.merchandiseCents : 0), 0)
  if (!applies.includes(true)) return { problem: couponMessages.notForThis }
  if (spent < coupon.minimumCents) {
    const missing = shownMoney(coupon.minimumCents - spent)
    return { problem: couponMessages.belowMinimum(shownMoney(coupon.minimumCents), missing) }
  }
  return {
    coupon: { id: coupon.id, code: coupon.code, offBps: coupon.offBps },
    terms: termsOf(coupon),
    applies,
  }
}

/**
 * Counts a use for an order. False when none is left: of two orders that want the last one, one gets it.
 * The same order counts once.
 */
export const spendCoupon = async (tx: Queries, use: CouponUse): Promise<boolean> => {
  const coupon = await lockCoupon(tx, use.couponId)
  if (!coupon) return false
  if (await isUsedBy(tx, use.orderId)) return true
  const uses = await usesBy(tx, use.couponId, use.accountId)
  if (whyClosed(coupon, uses, use.now) !== null) return false
  await saveUse(tx, use)
  return true
}

/** The order came to nothing: its use counts no longer. */
export const releaseCoupon = (tx: Queries, orderId: number, now: Date): Promise<unknown> =>
  saveRelease(tx, orderId, now)

const whyClosed = (coupon: Coupon, usesByClient: number, now: Date): string | null => {
  if (!coupon.isActive) return couponMessages.over
  if (now < coupon.startsAt) return couponMessages.notYet(shownDay(dayAndHour(coupon.startsAt).day))
  if (coupon.endsAt !== null && now >= coupon.endsAt) return couponMessages.over
  if (coupon.limitPerClient !== null && usesByClient >= coupon.limitPerClient)
    return couponMessages.usedByClient
  return coupon.limitTotal !== null && coupon.used >= coupon.limitTotal ? couponMessages.usedUp : null
}

const termsOf = ({ offBps, offCents }: Coupon): CouponTerms => {
  if (offBps !== null) return { offBps }
  if (offCents !== null) return { offCents }
  throw new Error('A coupon takes off either a share or an amount.')
}
