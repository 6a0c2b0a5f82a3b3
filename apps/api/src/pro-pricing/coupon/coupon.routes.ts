import type { Serve } from '../../platform/http/serve.ts'
import { addCoupon, changeCoupon, couponsOf, removeCoupon } from './coupon-book.ts'
import { ownShowroom } from '../own-showroom.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { ProPricingDeps } from '../pro-pricing-deps.ts'

export const couponRoutes = (serve: Serve, parts: ProPricingDeps) => {
  serve('GET /api/coupon', async (_request, who) => ({
    success: true,
    data: await couponsOf(parts.db, await ownShowroom(parts, who)),
  }))

  serve('POST /api/coupon', async ({ body }, who) => ({
    success: true,
    data: await addCoupon(parts, await ownShowroom(parts, who), body),
    message: proPricingMessages.couponSaved,
  }))

  serve('PUT /api/coupon/{id}', async ({ params, body }, who) => ({
    success: true,
    data: await changeCoupon(parts, await ownShowroom(parts, who), { publicId: params.id, form: body }),
    message: proPricingMessages.couponSaved,
  }))

  serve('DELETE /api/coupon/{id}', async ({ params }, who) => {
    const { coupons, message } = await removeCoupon(parts, await ownShowroom(parts, who), params.id)
    return { success: true, data: coupons, message }
  })
}
