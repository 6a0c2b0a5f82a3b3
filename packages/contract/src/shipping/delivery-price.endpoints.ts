import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { deliveryPrice, deliveryToday, newDeliveryPrice } from './delivery-price.ts'

const admin = { access: 'admin', pages: 'own' } as const

export const deliveryPriceEndpoints = {
  'GET /api/admin/deliveries': {
    summary: 'The ways of delivery with what a client pays for each today.',
    ...admin,
    reply: replyOf(z.array(deliveryToday)),
  },
  'GET /api/admin/delivery_prices': {
    summary: 'What ways of delivery cost, cost before and will cost; the latest day first.',
    ...admin,
    query: z.object(pageQuery),
    reply: pageOf(deliveryPrice),
  },
  'POST /api/admin/delivery_prices': {
    summary: 'Plans what a way of delivery costs from a day to come. Asks for a recent code.',
    ...admin,
    body: newDeliveryPrice,
    reply: replyOf(deliveryPrice),
  },
  'DELETE /api/admin/delivery_prices/{id}': {
    summary: 'Cancels a price whose day has not come. Asks for a recent code.',
    ...admin,
    params: z.object({ id: opaqueId }),
    reply: replyOf(deliveryPrice),
  },
} as const satisfies EndpointTable
