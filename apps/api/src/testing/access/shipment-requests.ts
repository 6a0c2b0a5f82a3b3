import type { Objects } from './asked.ts'

const aPackage = { carrier: 'ups', tracking: '1Z999AA10123456784' }

export const shipments = (owner: Objects) => ({
  'GET /api/order/{id}/shipments': { params: owner.orderId },
  'POST /api/order_delivery/{id}/shipment': {
    params: owner.deliveryId,
    body: { ...aPackage, lines: [{ item_id: owner.orderItemId, units: 1 }] },
  },
  'PUT /api/shipment/{id}': { params: owner.shipmentId, body: aPackage },
  'DELETE /api/shipment/{id}': { params: owner.shipmentId },
  'PUT /api/shipment/{id}/state': { params: owner.shipmentId, body: { state: 'shipped' } },
  'PUT /api/order_delivery/{id}/window': { params: owner.deliveryId, body: { window: '8-12' } },
  'POST /api/order_delivery/{id}/receipt': {
    params: owner.deliveryId,
    body: { signed_by: 'Somebody', lines: [{ item_id: owner.orderItemId, received: 1 }] },
  },
})

const aReturn = (owner: Objects) => ({
  kind: 'claim' as const,
  reason: 'missing_box' as const,
  lines: [{ item_id: owner.orderItemId, qty: 1 }],
})
const aNewReturn = (owner: Objects) => ({ ...aReturn(owner), key: 'k'.repeat(20), is_untouched: true })

export const returns = (owner: Objects) => ({
  'GET /api/order/{id}/return': { params: owner.orderId },
  'POST /api/order/{id}/return/quote': { params: owner.orderId, body: aReturn(owner) },
  'POST /api/order/{id}/return': { params: owner.orderId, body: aNewReturn(owner) },
  'POST /api/order/{id}/return/override': {
    params: owner.orderId,
    body: { ...aNewReturn(owner), why: 'promised on the telephone' },
  },
  'DELETE /api/return/{id}': { params: owner.returnId },
  'POST /api/return/{id}/sent': { params: owner.returnId, body: {} },
  'GET /api/return': {},
  'GET /api/return/export': {},
  'POST /api/return/{id}/answer': {
    params: owner.returnId,
    body: { answer: 'reject' as const, reason: 'used' },
  },
  'POST /api/return/{id}/receive': {
    params: owner.returnId,
    body: { lines: [{ id: owner.returnId, accepted_qty: 1 }] },
  },
  'POST /api/return/{id}/refund': { params: owner.returnId },
  'POST /api/return/{id}/replace': { params: owner.returnId, body: { tracking: '1Z999' } },
})
