import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { CouponRoom } from '@showroom/contract/pricing/coupon.rules'
import type { CouponForm } from '@showroom/contract/pricing/coupon.endpoints'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { newPublicId } from '../../shared/public-id.ts'
import {
  deleteCoupon,
  endCoupon,
  insertCoupon,
  isCodeTaken,
  isKeptByOrders,
  type CouponSort,
  couponsFound,
  type ListedCoupon,
  listedCoupon,
  type SavedCoupon,
  startOf,
  updateCoupon,
} from './coupon-book.store.ts'
import { largestIn, openRooms, problemIn, type Room, roomsOf, warningIn } from './coupon-room.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import { lockShowroom } from '../../showroom/showroom-prices.store.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { type NamedScope, scopeNamed } from '../markup/scope.ts'

/** A page of a showroom’s coupons, each with what the markup leaves for it. */
export const couponsOf = async (
  db: Queries,
  showroom: OwnShowroom,
  { text, ...page }: Span & { text: string; sort: CouponSort },
): Promise<ShownCoupon[]> => {
  const coupons = await couponsFound(db, { showroomId: showroom.id, text }, page)
  const roomFor = await openRooms(db, showroom, coupons)
  return Promise.all(coupons.map(async (coupon) => shown(coupon, await roomFor(coupon))))
}

const couponNamed = async (tx: Queries, showroom: OwnShowroom, publicId: string): Promise<ShownCoupon> => {
  const coupon = (await listedCoupon(tx, { showroomId: showroom.id, publicId })) ?? refuseUnknown()
  return shown(coupon, await (await openRooms(tx, showroom, [coupon]))(coupon))
}

const shown = (coupon: ListedCoupon, room: Room): ShownCoupon => ({
  id: coupon.publicId,
  code: coupon.code,
  off_bps: coupon.offBps,
  off_cents: coupon.offCents,
  category: coupon.category,
  product: coupon.product,
  client: coupon.client,
  minimum_cents: coupon.minimumCents,
  starts_at: coupon.startsAt.toISOString(),
  ends_at: coupon.endsAt?.toISOString() ?? null,
  limit_total: coupon.limitTotal,
  limit_per_client: coupon.limitPerClient,
  is_active: coupon.isActive,
  used: coupon.used,
  largest_bps: largestIn(room),
  warning: warningIn(room, coupon.offBps),
})

/** What a coupon of this scope could take off, before there is one. */
export const roomFor = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  named: NamedScope,
): Promise<CouponRoom[]> => {
  const { vendorId: _, ...scope } = await scopeNamed(deps, showroom, named)
  return roomsOf(await (await openRooms(deps.db, showroom, [scope]))(scope))
}

export const addCoupon = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  form: CouponForm,
): Promise<ShownCoupon> => {
  const coupon = await checkedCoupon(deps, showroom, {
    form,
    publicId: newPublicId(),
    startsAt: deps.now(),
  })
  return deps.db.transaction(async (tx) => {
    if (!(await insertCoupon(tx, coupon))) refuseInvalid({ code: [proPricingMessages.codeTaken] })
    return couponNamed(tx, showroom, coupon.publicId)
  })
}

type Change = { publicId: string; form: CouponForm }

/** It goes on from when it began, unless another beginning is given. Orders keep what it took off. */
export const changeCoupon = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  { publicId, form }: Change,
): Promise<ShownCoupon> => {
  const named = { showroomId: showroom.id, publicId }
  const startsAt = (await startOf(deps.db, named)) ?? refuseUnknown()
  const coupon = await checkedCoupon(deps, showroom, { form, publicId, startsAt })
  return deps.db.transaction(async (tx) => {
    await lockShowroom(tx, showroom.id)
    if (await isCodeTaken(tx, coupon)) refuseInvalid({ code: [proPricingMessages.codeTaken] })
    if (!(await updateCoupon(tx, coupon))) refuseUnknown()
    return couponNamed(tx, showroom, coupon.publicId)
  })
}

export const removeCoupon = (
  { db }: ProPricingDeps,
  showroom: OwnShowroom,
  publicId: string,
): Promise<{ ended: ShownCoupon | null; message: string }> =>
  db.transaction(async (tx) => {
    const named = { showroomId: showroom.id, publicId }
    if ((await startOf(tx, named)) === null) refuseUnknown()
    const isKept = await isKeptByOrders(tx, named)
    await (isKept ? endCoupon(tx, named) : deleteCoupon(tx, named))
    const message = isKept ? proPricingMessages.couponEnded : proPricingMessages.couponRemoved
    return { ended: isKept ? await couponNamed(tx, showroom, publicId) : null, message }
  })

type Checked = { form: CouponForm; publicId: string; startsAt: Date }

/** A coupon that the markup of everything in scope is too small for is refused. */
const checkedCoupon = async (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  { form, publicId, startsAt }: Checked,
): Promise<SavedCoupon> => {
  const { vendorId: _, ...scope } = await scopeNamed(deps, showroom, form)
  const offBps = form.off_bps ?? null
  const roomFor = await openRooms(deps.db, showroom, [scope])
  const problem = problemIn(await roomFor(scope), offBps)
  if (problem !== null) refuseInvalid({ [offBps === null ? 'off_cents' : 'off_bps']: [problem] })
  return {
    ...scope,
    showroomId: showroom.id,
    publicId,
    code: form.code,
    offBps,
    offCents: form.off_cents ?? null,
    minimumCents: form.minimum_cents,
    startsAt: form.starts_at === undefined ? startsAt : new Date(form.starts_at),
    endsAt: form.ends_at === null ? null : new Date(form.ends_at),
    limitTotal: form.limit_total,
    limitPerClient: form.limit_per_client,
    isActive: form.is_active,
  }
}
