import { deliveryServices } from '@showroom/contract/checkout/delivery-services'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import type { DeliveryPrice, DeliveryToday } from '@showroom/contract/shipping/delivery-price'
import { deliveryPriceMessages as say } from '@showroom/contract/shipping/delivery-price.messages'
import { deliveryPriceState } from '@showroom/contract/shipping/delivery-price.rules'
import { actingAdmin } from '../account/acting-admin.ts'
import type { Serve } from '../platform/http/serve.ts'
import { pagedReply } from '../shared/paged-reply.ts'
import {
  countDeliveryPrices,
  deliveryPricesFound,
  deliveryPricesOn,
  type PlannedPrice,
} from './delivery-price.store.ts'
import { cancelPlannedPrice, planDeliveryPrice, type ShippingDeps } from './plan-delivery-price.ts'
import { priceIn, serviceTerms } from './services.ts'

const path = '/api/admin/delivery_prices'

const present = (price: PlannedPrice, now: Date): DeliveryPrice => ({
  id: price.publicId,
  service: price.service,
  price_cents: price.priceCents,
  before_cents: price.beforeCents,
  starts_on: price.startsOn,
  state: deliveryPriceState({ ...price, isCancelled: price.cancelledAt !== null }, dayAndHour(now).day),
  note: price.note,
  planned_by: price.plannedBy,
  planned_at: price.plannedAt?.toISOString() ?? null,
  cancelled_by: price.cancelledBy,
  cancelled_at: price.cancelledAt?.toISOString() ?? null,
})

const deliveriesToday = async ({ db, now }: ShippingDeps): Promise<DeliveryToday[]> => {
  const prices = await deliveryPricesOn(db, dayAndHour(now()).day)
  return deliveryServices.map((service) => {
    const dated = priceIn(prices, service)
    return {
      service,
      ...serviceTerms[service],
      price_cents: dated?.priceCents ?? 0,
      starts_on: dated?.startsOn ?? null,
    }
  })
}

/** What delivery costs, with its dates, as Admins plan it. */
export const shippingRoutes = (serve: Serve, deps: ShippingDeps) => {
  const { db, now } = deps
  serve('GET /api/admin/deliveries', async () => ({ success: true, data: await deliveriesToday(deps) }))

  serve('GET /api/admin/delivery_prices', async ({ query: { page, page_size } }) =>
    pagedReply({
      path,
      asked: {},
      page,
      pageSize: page_size,
      total: await countDeliveryPrices(db),
      read: async (span) => (await deliveryPricesFound(db, span)).map((price) => present(price, now())),
    }),
  )

  serve('POST /api/admin/delivery_prices', async ({ body }, who) => {
    const planned = await planDeliveryPrice(deps, body, await actingAdmin(deps, who))
    return { success: true, data: present(planned, now()), message: say.planned(shownDay(planned.startsOn)) }
  })

  serve('DELETE /api/admin/delivery_prices/{id}', async ({ params }, who) => {
    const cancelled = await cancelPlannedPrice(deps, params.id, await actingAdmin(deps, who))
    return { success: true, data: present(cancelled, now()), message: say.cancelled }
  })
}
