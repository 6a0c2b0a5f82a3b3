import { aLead } from '../../lead/testing/a-lead.ts'
import type { Objects } from './asked.ts'
import { showroom, website } from './seats.ts'

export const operations = () => ({
  'GET /api/admin/jobs': {},
  'POST /api/admin/jobs/{id}/retry': { params: '999999' },
  'DELETE /api/admin/jobs/{id}': { params: '999999' },
  'GET /api/admin/audit': {},
  'GET /api/admin/audit/export': {},
})

const anEdition = { name: 'partners' as const, version: 0 }

export const contents = () => ({
  'GET /api/content/policy': { query: { name: 'return-policy' as const } },
  'GET /api/admin/content': { query: { name: 'partners' } },
  'PUT /api/admin/content': { body: { ...anEdition, items: [{ id: 'one', brand: 'Ironvale' }] } },
  'POST /api/admin/content/publish': { body: anEdition },
  'POST /api/admin/content/discard': { body: anEdition },
})

export const disputes = (owner: Objects) => ({
  'GET /api/admin/disputes': {},
  'GET /api/admin/disputes/{id}': { params: owner.orderId },
  'POST /api/admin/disputes/{id}/answer': {
    params: owner.orderId,
    body: { answer: 'accepted' as const, note: '' },
  },
  'POST /api/admin/disputes/{id}/bearer': {
    params: owner.orderId,
    body: { bearer: 'platform' as const, note: '' },
  },
})

const aRate = { kind: 'fee' as const, rate_bps: 900, vendor: '', category: '', note: '' }

export const rates = (owner: Objects) => ({
  'GET /api/admin/rates': {},
  'GET /api/admin/rate_plans': {},
  'POST /api/admin/rate_plans': { body: { ...aRate, starts_on: '2026-11-25' } },
  'POST /api/admin/rate_plans/preview': { body: { ...aRate, starts_on: '2026-11-25' } },
  'DELETE /api/admin/rate_plans/{id}': { params: owner.orderId },
})

export const domains = () => ({
  'GET /api/admin/domains': {},
  'POST /api/admin/domains/verify': { body: { showroom, website } },
})

export const users = (owner: Objects) => ({
  'GET /api/admin/users': {},
  'GET /api/admin/users/{id}': { params: owner.userId },
  'PUT /api/admin/users/{id}/status': {
    params: owner.userId,
    body: { status: 'Deactive' as const, reason: 'tells untruths' },
  },
  'DELETE /api/admin/users/{id}/sessions': { params: owner.userId },
  'POST /api/admin/users/{id}/looking_on': { params: owner.userId },
})

export const queue = (owner: Objects) => ({
  'GET /api/order_queue': {},
  'GET /api/order_queue/{id}': { params: owner.orderItemId },
  'GET /api/order_item/{id}/lots': { params: owner.orderItemId },
  'GET /api/order_item/{id}/warehouses': { params: owner.orderItemId },
  'PUT /api/order_item/{id}/lot': { params: owner.orderItemId, body: { lot: 'B-1' } },
  'POST /api/order_item/{id}/ready': {
    params: owner.orderItemId,
    body: { weight_milli_lb: 40_000, pallets: 1 },
  },
})

export const inbox = (owner: Objects) => ({
  'POST /api/sample_request': { body: aLead() },
  'GET /api/admin/inbox': {},
  'GET /api/admin/inbox/export': {},
  'GET /api/admin/inbox/{id}': { params: owner.inboxItemId },
  'PUT /api/admin/inbox/{id}': {
    params: owner.inboxItemId,
    body: { state: 'done' as const, owner_id: null, version: 0 },
  },
  'POST /api/admin/inbox/{id}/replies': { params: owner.inboxItemId, body: { message: 'We do.' } },
})

export const messagesToUs = () => ({
  'POST /api/contact': {
    body: {
      full_name: 'Ada Byron',
      email: 'nobody@people.test',
      role: 'homeowner',
      topic: 'other',
      message: 'Do you deliver to Alaska?',
    },
  },
})

const aProduct = {
  name: 'Another tile',
  sku: 'ANOTHER-1',
  category: 'porcelain-tile',
  brand: 'Another',
  description: '',
  mpn: '',
  upc: '',
  color: '',
  size_label: '',
  unit: 'box' as const,
  price_cents: 4_200,
  msrp_cents: null,
  coverage: 15_500,
  length: null,
  pieces: null,
  weight_centi_lb: null,
  lead_days_min: 3,
  lead_days_max: 12,
  availability: 'stocked' as const,
  restock_on: null,
  attributes: {},
  restricted_states: [],
  prop65: false,
  documents: [],
}

const aWarehouse = {
  name: 'Another dock',
  street: '4 Kiln Road',
  city: 'Fresno',
  state: 'CA' as const,
  zip_code: '93650',
  ships_freight: true,
}

const aPlan = { effective_on: '2026-12-24', prices: [{ sku: 'ANOTHER-1', price_cents: 4_800 }] }

const vendorStock = (owner: Objects) => ({
  'GET /api/vendor_warehouses': {},
  'POST /api/vendor_warehouses': { body: aWarehouse },
  'PUT /api/vendor_warehouses/{id}': { params: owner.warehouseId, body: aWarehouse },
  'POST /api/vendor_warehouses/{id}/main': { params: owner.warehouseId },
  'POST /api/vendor_warehouses/{id}/close': { params: owner.warehouseId },
  'PUT /api/vendor_stock/{id}/warehouse': {
    params: owner.goodsId,
    body: { warehouse: owner.warehouseId },
  },
  'GET /api/vendor_stock': {},
  'GET /api/vendor_stock/export': {},
  'PUT /api/vendor_stock/{id}': {
    params: owner.goodsId,
    body: { on_hand: 1, was: 2, reason: 'counted again' },
  },
})

const vendorProducts = (owner: Objects) => ({
  'GET /api/vendor_products': {},
  'GET /api/vendor_products/export': {},
  'GET /api/vendor_goods/shelves': {},
  'GET /api/vendor_products/{id}': { params: owner.goodsId },
  'POST /api/vendor_products': { body: aProduct },
  'PUT /api/vendor_products/{id}': { params: owner.goodsId, body: { ...aProduct, revision: 1 } },
  'PUT /api/vendor_products/{id}/photos': { params: owner.goodsId, body: { photos: [] } },
  'PUT /api/vendor_products/{id}/variants': {
    params: owner.goodsId,
    body: {
      variants: [
        { id: null, revision: null, sku: 'ANOTHER-1', color: 'Sand', size_label: '', price_cents: 1_000 },
      ],
    },
  },
  'PUT /api/vendor_products/{id}/parts': { params: owner.goodsId, body: { parts: [], revision: 1 } },
  'POST /api/vendor_products/{id}/status': { params: owner.goodsId, body: { move: 'archive' as const } },
})

export const vendorGoods = (owner: Objects) => ({
  ...vendorProducts(owner),
  'GET /api/vendor_imports': {},
  'POST /api/vendor_imports': { body: { url: 'http://127.0.0.1:1/feed.xml' } },
  'GET /api/vendor_imports/{id}': { params: owner.goodsImportId },
  'POST /api/vendor_imports/{id}/check': {
    params: owner.goodsImportId,
    body: { mapping: {}, category: null },
  },
  'GET /api/vendor_imports/{id}/rows': { params: owner.goodsImportId },
  'PUT /api/vendor_imports/{id}/cells': { params: owner.goodsImportId, body: { line: 2, cells: {} } },
  'POST /api/vendor_imports/{id}/run': { params: owner.goodsImportId },
  'GET /api/vendor_imports/{id}/report': { params: owner.goodsImportId },
  'GET /api/vendor_prices': {},
  'GET /api/vendor_prices/export': {},
  'POST /api/vendor_prices/preview': { body: aPlan },
  'POST /api/vendor_prices': { body: aPlan },
  'POST /api/vendor_prices/{id}/cancel': { params: owner.scheduledPriceId },
  'POST /api/vendor_prices/cancel_day': { body: { effective_on: '2026-12-24' } },
  'GET /api/vendor_pause': {},
  'POST /api/vendor_pause': { body: { back_on: '2027-01-05' } },
  'POST /api/vendor_pause/end': { body: {} },
  'GET /api/vendor_score': {},
  'GET /api/vendor_scores': {},
  ...vendorStock(owner),
})
