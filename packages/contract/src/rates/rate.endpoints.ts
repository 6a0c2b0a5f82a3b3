import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { newRate, ratePlan, ratePreview, ratesInEffect } from './rate.ts'

const admin = { access: 'admin', pages: 'own' } as const

export const rateEndpoints = {
  'GET /api/admin/rates': {
    summary:
      'The platform’s fees and sales taxes that are in effect today, and for what others can be planned.',
    ...admin,
    reply: replyOf(ratesInEffect),
  },
  'GET /api/admin/rate_plans': {
    summary: 'Fees and taxes that were planned, with who planned them; the latest day first.',
    ...admin,
    query: z.object(pageQuery),
    reply: pageOf(ratePlan),
  },
  'POST /api/admin/rate_plans': {
    summary: 'Plans a fee or a tax for a day to come. Asks for a recent code.',
    ...admin,
    body: newRate,
    reply: replyOf(ratePlan),
  },
  'POST /api/admin/rate_plans/preview': {
    summary: 'One example order, as it is priced today and as it would be.',
    ...admin,
    body: newRate,
    reply: replyOf(ratePreview),
  },
  'DELETE /api/admin/rate_plans/{id}': {
    summary: 'Cancels what is planned and not in effect yet.',
    ...admin,
    params: z.object({ id: opaqueId }),
    reply: replyOf(ratePlan),
  },
} as const satisfies EndpointTable
