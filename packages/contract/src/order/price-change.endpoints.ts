import { z } from 'zod'
import { priceChangeHours } from '../policy/figures.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { priceChangeSorts } from './price-change-sorts.ts'
import { orderPriceChanges, priceAnswer, priceChangeState, soldPriceChange } from './price-change.ts'

/** Above any unit that is sold, and far from where sums lose cents. */
const largestPriceCents = 100_000_000

const soldSearch = {
  ...tableQuery(priceChangeSorts),
  open: z.enum(['1']).optional(),
  state: priceChangeState.optional(),
}

export const priceChangeEndpoints = {
  'POST /api/order_item/{id}/price': {
    summary: `Proposes a new price for a line of an order: a client answers within ${priceChangeHours} hours, and no answer rejects it.`,
    access: 'account',
    roles: ['Vendor'],
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({
      /** What one unit pays the vendor. */
      final_price_cents: z.int().min(1).max(largestPriceCents),
      reason: z.string().trim().min(1).max(500),
    }),
    reply: replyOf(soldPriceChange),
  },
  'GET /api/price_change': {
    summary: 'New prices for ordered lines, newest first: a vendor’s own, or those in a Pro’s showroom.',
    access: 'account',
    roles: ['Vendor', 'Contractor'],
    pages: 'own',
    query: z.object(soldSearch),
    reply: pageOf(soldPriceChange),
  },
  'GET /api/price_change/export': {
    summary: 'The same as a CSV file.',
    access: 'account',
    roles: ['Vendor', 'Contractor'],
    pages: 'own',
    query: z.object(soldSearch),
    reply: replyOf(sentFile),
  },
  'DELETE /api/price_change/{id}': {
    summary: 'Withdraws a new price that nobody has answered yet.',
    access: 'account',
    roles: ['Vendor'],
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(soldPriceChange),
  },
  'POST /api/price_change/{id}/absorb': {
    summary: 'Has the Pro pay for a raise out of the markup: the whole of it, or so much of each unit.',
    access: 'account',
    roles: ['Contractor'],
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({
      /** Of each unit; left out: all that the client would pay more. */
      unit_cents: z.int().min(1).max(largestPriceCents).optional(),
    }),
    reply: replyOf(soldPriceChange),
  },
  'GET /api/order/{id}/price_changes': {
    summary: 'The new prices that were proposed for an order of the caller’s, open ones first.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(orderPriceChanges),
  },
  'POST /api/order/{id}/price_changes': {
    summary:
      'Accepts or rejects new prices, each by itself: what is rejected is cancelled, the rest goes on.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({ answers: z.array(priceAnswer).min(1).max(200) }),
    reply: replyOf(orderPriceChanges),
  },
} as const satisfies EndpointTable
