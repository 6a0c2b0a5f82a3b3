import { standardValidity } from '@showroom/contract/draft-order/draft-order.rules'
import { testDay } from '../test-clock.ts'
import type { Objects } from './asked.ts'

/** With a product of the shelf. */
export const aDraftOrderFor = (name: string) => ({
  client_name: name,
  email: `${name}@people.test`,
  note: name,
  valid_until: standardValidity(testDay),
  items: [{ product_id: 'tile', qty: 9 }],
})

const token = 'never-sent'

/** Orders for clients, and their links. */
export const draftOrders = (owner: Objects) => ({
  'GET /api/draft_order': {},
  'POST /api/draft_order': { body: aDraftOrderFor('newcomer') },
  'POST /api/draft_order/reckon': { body: { items: [{ product_id: owner.productId, qty: 9 }] } },
  'GET /api/draft_order/{id}': { params: owner.draftOrderId },
  'PUT /api/draft_order/{id}': { params: owner.draftOrderId, body: aDraftOrderFor('newcomer') },
  'DELETE /api/draft_order/{id}': { params: owner.draftOrderId },
  'POST /api/draft_order/{id}/send': { params: owner.draftOrderId, body: {} },
  'POST /api/draft_order/{id}/link': { params: owner.draftOrderId, body: {} },
  'POST /api/draft_order/{id}/duplicate': { params: owner.draftOrderId, body: {} },
  'POST /api/draft_order/{id}/withdraw': { params: owner.draftOrderId, body: {} },
  'POST /api/draft_order/open': { body: { token } },
  'POST /api/draft_order/approve': { body: { token, product_ids: [owner.productId] } },
  'POST /api/draft_order/decline': { body: { token } },
  'POST /api/draft_order/stop': { body: { token } },
})
