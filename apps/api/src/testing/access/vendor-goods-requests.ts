import type { Objects } from './asked.ts'

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
  'POST /api/vendor_stock': {
    body: {
      product: owner.goodsId,
      lot: 'L-1',
      warehouse: owner.warehouseId,
      received_on: '2026-11-02',
      on_hand: 5,
      reason: 'came in on Monday',
    },
  },
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
  'POST /api/vendor_imports/{id}/pause': { params: owner.goodsImportId },
  'POST /api/vendor_imports/{id}/resume': { params: owner.goodsImportId },
  'POST /api/vendor_imports/{id}/cancel': { params: owner.goodsImportId },
  'GET /api/vendor_imports/{id}/report': { params: owner.goodsImportId },
  'GET /api/vendor_feeds': {},
  'POST /api/vendor_feeds': { body: { url: 'http://127.0.0.1:1/feed.xml', every: 'day' as const } },
  'PUT /api/vendor_feeds/{id}': {
    params: owner.goodsFeedId,
    body: { every: 'week' as const, is_paused: true },
  },
  'DELETE /api/vendor_feeds/{id}': { params: owner.goodsFeedId },
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
