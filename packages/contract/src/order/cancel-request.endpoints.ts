import { z } from 'zod'
import { cancelMinutes } from '../policy/figures.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { cancelAnswers } from './cancel-request.rules.ts'
import { order, orderItemProfit } from './order.ts'

export const cancelRequestEndpoints = {
  'POST /api/order/{id}/cancel_request': {
    summary: `Asks the vendors to cancel lines when the ${cancelMinutes} minutes for a click are over. Asked twice, each is asked once.`,
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({
      item_ids: z.array(opaqueId).min(1).max(200),
      reason: z.string().trim().max(500).default(''),
    }),
    reply: replyOf(order),
  },
  'POST /api/order_item/{id}/cancel_request': {
    summary: 'Answers a client who asks for a line to be cancelled; a refusal says why.',
    access: 'account',
    roles: ['Vendor', 'Admin'],
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({ answer: z.enum(cancelAnswers), reason: z.string().trim().max(500).default('') }),
    reply: replyOf(orderItemProfit),
  },
} as const satisfies EndpointTable
