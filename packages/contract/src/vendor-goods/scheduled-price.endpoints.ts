import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { dayField } from '../shared/day-field.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { pricePlan, pricePreview, scheduledPrice } from './scheduled-price.ts'
import { scheduledPriceSorts, scheduledPriceStates } from './scheduled-price.rules.ts'

const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const asked = z.object({
  ...tableQuery(scheduledPriceSorts),
  state: z.enum(scheduledPriceStates).optional(),
})

export const scheduledPriceEndpoints = {
  'GET /api/vendor_prices': {
    summary: 'New prices that a vendor has planned, and what became of each, with how many are how far.',
    ...vendor,
    query: asked,
    reply: pageOf(scheduledPrice).extend({ counts: z.record(z.enum(scheduledPriceStates), z.int()) }),
  },
  'GET /api/vendor_prices/export': {
    summary: 'All that the filters show, as CSV.',
    ...vendor,
    query: asked,
    reply: replyOf(sentFile),
  },
  'POST /api/vendor_prices/preview': {
    summary: 'Who is affected by new prices: carts, open orders, showrooms. Nothing is written.',
    ...vendor,
    body: pricePlan,
    reply: replyOf(pricePreview),
  },
  'POST /api/vendor_prices': {
    summary: 'Plans new prices for a day; of today they are in force at once.',
    ...vendor,
    body: pricePlan,
    reply: replyOf(z.object({ planned: z.int() })),
  },
  'POST /api/vendor_prices/{id}/cancel': {
    summary: 'Takes a planned price back before its day.',
    ...vendor,
    params: z.object({ id: opaqueId }),
    reply: replyOf(scheduledPrice),
  },
  'POST /api/vendor_prices/cancel_day': {
    summary: 'Takes back all that is planned for a later day.',
    ...vendor,
    body: z.object({ effective_on: dayField }),
    reply: replyOf(z.object({ cancelled: z.int() })),
  },
} as const satisfies EndpointTable
