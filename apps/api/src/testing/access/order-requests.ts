import type { Objects } from './asked.ts'
import { returns } from './shipment-requests.ts'
import { vendorGoods } from './vendor-goods-requests.ts'
import { queue } from './workspace-requests.ts'

const aShowroomChange = {
  tagline: 'changed',
  theme_color: '',
  phone: '',
  city: '',
  state: '',
  since_year: null,
  hidden_categories: [],
}

/** What somebody who works here sees first, and the showroom that they work on. */
const ownShowrooms = {
  'GET /api/workspace/waiting': {},
  'GET /api/workspace/pro_home': {},
  'GET /api/workspace/vendor_home': {},
  'GET /api/workspace/admin_home': {},
  'GET /api/showroom/own': {},
  'PUT /api/showroom/own': { body: aShowroomChange },
  'DELETE /api/showroom/logo': {},
  'DELETE /api/showroom/banner': {},
  'PUT /api/showroom/photos': { body: { photos: [] } },
}

export const orders = (owner: Objects) => ({
  'GET /api/order': {},
  'GET /api/order/{id}': { params: owner.orderId },
  'POST /api/order/{id}/reorder': { params: owner.orderId },
  'POST /api/order/{id}/cancel': { params: owner.orderId, body: {} },
  'POST /api/order/{id}/address': { params: owner.orderId, body: { address_id: owner.addressId } },
  'POST /api/order/{id}/address/quote': { params: owner.orderId, body: { address_id: owner.addressId } },
  'DELETE /api/order/{id}/address': { params: owner.orderId },
  'GET /api/order/{id}/card': { params: owner.orderId },
  'POST /api/order/{id}/card': { params: owner.orderId, body: { card: { card_id: owner.cardId } } },
  'GET /api/sold_order': {},
  'GET /api/sold_order/export': {},
  'GET /api/order/{id}/items': { params: owner.orderId },
  'POST /api/order/{id}/cancel_request': { params: owner.orderId, body: { item_ids: [owner.orderItemId] } },
  'POST /api/order_item/{id}/cancel_request': { params: owner.orderItemId, body: { answer: 'accept' } },
  'GET /api/order/{id}/documents': { params: owner.orderId },
  'GET /api/order_item/{id}/history': { params: owner.orderItemId },
  'PUT /api/order_item/{id}/status': { params: owner.orderItemId, body: { status: 'vendor_approved' } },
  'POST /api/order_item/{id}/price': {
    params: owner.orderItemId,
    body: { final_price_cents: 9_900, reason: 'the maker raised it' },
  },
  ...ownShowrooms,
  ...queue(owner),
  ...vendorGoods(owner),
  'GET /api/price_change': {},
  'GET /api/price_change/export': {},
  'DELETE /api/price_change/{id}': { params: owner.priceChangeId },
  'POST /api/price_change/{id}/absorb': { params: owner.priceChangeId, body: {} },
  'GET /api/order/{id}/price_changes': { params: owner.orderId },
  'POST /api/order/{id}/price_changes': {
    params: owner.orderId,
    body: { answers: [{ id: owner.priceChangeId, answer: 'reject' }] },
  },
  ...returns(owner),
})
