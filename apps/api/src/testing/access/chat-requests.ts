import type { Objects } from './asked.ts'

export const chats = (owner: Objects) => ({
  'POST /api/live/presence': { body: { project: owner.projectId } },
  'GET /api/projectChat': {},
  'GET /api/projectChat/{projectId}': { params: owner.projectId },
  'GET /api/projectChat/{projectId}/cards': { params: owner.projectId, query: { of: 'product.tile' } },
  'GET /api/projectChat/{projectId}/choices': { params: owner.projectId, query: { kind: 'selection' } },
  'POST /api/projectChat': { body: { project: owner.projectId, client_id: 'c1', body: 'Hello' } },
  'PUT /api/projectChat/{id}': { params: owner.messageId, body: { body: 'Changed' } },
  'DELETE /api/projectChat/{id}': { params: owner.messageId },
  'POST /api/projectChat/seen': { body: { project: owner.projectId, no: 1 } },
  'POST /api/projectChat/delivered': { body: { project: owner.projectId, no: 1 } },
  'POST /api/projectChat/typing': { body: { project: owner.projectId } },
  'POST /api/assistant/person': { body: { project: owner.projectId } },
  'GET /api/office_hours': {},
  'GET /api/saved_replies': {},
  'PUT /api/saved_replies': { body: { replies: [] } },
  'PUT /api/office_hours': { body: { hours: null, is_assistant_on: true } },
  'DELETE /api/projectChat_file/{id}': { params: owner.draftId },
})

export const orderChats = (owner: Objects) => ({
  'GET /api/order/{id}/chats': { params: owner.orderId },
  'GET /api/order_chat': {},
  'GET /api/order_chat/{id}': { params: owner.deliveryId },
  'POST /api/order_chat/{id}': { params: owner.deliveryId, body: { client_id: 'c1', body: 'Hello' } },
  'DELETE /api/order_chat_file/{id}': { params: owner.draftId },
  'POST /api/order_chat/{id}/seen': { params: owner.deliveryId, body: { no: 1 } },
})
