import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { tableQuery } from '../shared/table.ts'
import { orderStatus } from './order.ts'
import { lotChoice, queueLine, queuePage, readyGoods, warehouseChoice } from './order-queue.ts'
import { queueSorts, queueTabs } from './order-queue.rules.ts'

const worker = { access: 'account', roles: ['Vendor', 'Admin'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }

export const orderQueueEndpoints = {
  'GET /api/order_queue': {
    summary: 'Ordered lines to be worked off, by tab: a vendor’s own, or all of them for an Admin.',
    ...worker,
    query: z.object({
      ...tableQuery(queueSorts),
      tab: z.enum(queueTabs).default('new'),
      status: orderStatus.optional(),
    }),
    reply: queuePage,
  },
  'GET /api/order_queue/{id}': {
    summary: 'One line of the queue.',
    ...worker,
    ...one,
    reply: replyOf(queueLine),
  },
  'GET /api/order_item/{id}/lots': {
    summary: 'The lots that a line can be promised from, oldest first.',
    ...worker,
    ...one,
    reply: replyOf(z.array(lotChoice)),
  },
  'PUT /api/order_item/{id}/lot': {
    summary: 'Promises the whole of a line from another lot: shades of two are never mixed.',
    ...worker,
    ...one,
    body: z.object({ lot: z.string().trim().min(1).max(80) }),
    reply: replyOf(queueLine),
  },
  'GET /api/order_item/{id}/warehouses': {
    summary: 'The warehouses of the line’s vendor, with the one that its goods lie in.',
    ...worker,
    ...one,
    reply: replyOf(z.array(warehouseChoice)),
  },
  'POST /api/order_item/{id}/ready': {
    summary:
      'Sets a line ready for pick-up, with where it stands and what the carrier has to bring a truck for.',
    ...worker,
    ...one,
    body: readyGoods.extend({ ship_from: opaqueId.nullable().default(null) }),
    reply: replyOf(queueLine),
  },
} as const satisfies EndpointTable
