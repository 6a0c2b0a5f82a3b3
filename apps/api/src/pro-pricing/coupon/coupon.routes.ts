import type { Serve } from '../../platform/http/serve.ts'
import { tableReply } from '../../shared/table.ts'
import { countCoupons } from './coupon-book.store.ts'
import { addCoupon, changeCoupon, couponsOf, removeCoupon, roomFor } from './coupon-book.ts'
import { ownShowroom } from '../own-showroom.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { ProPricingDeps } from '../pro-pricing-deps.ts'

export const couponRoutes = (serve: Serve, deps: ProPricingDeps) => {
  serve('GET /api/coupon', async ({ query }, who) => {
    const { s: text, sort = '-added' } = query
    const showroom = await ownShowroom(deps, who)
    return tableReply({
      path: '/api/coupon',
      query,
      total: await countCoupons(deps.db, { showroomId: showroom.id, text }),
      read: (span) => couponsOf(deps.db, showroom, { ...span, text, sort }),
    })
  })

  serve('GET /api/coupon/room', async ({ query }, who) => ({
    success: true,
    data: await roomFor(deps, await ownShowroom(deps, who), query),
  }))

  serve('POST /api/coupon', async ({ body }, who) => ({
    success: true,
    data: await addCoupon(deps, await ownShowroom(deps, who), body),
    message: proPricingMessages.couponSaved,
  }))

  serve('PUT /api/coupon/{id}', async ({ params, body }, who) => ({
    success: true,
    data: await changeCoupon(deps, await ownShowroom(deps, who), { publicId: params.id, form: body }),
    message: proPricingMessages.couponSaved,
  }))

  serve('DELETE /api/coupon/{id}', async ({ params }, who) => {
    const { ended, message } = await removeCoupon(deps, await ownShowroom(deps, who), params.id)
    return { success: true, data: ended, message }
  })
}
