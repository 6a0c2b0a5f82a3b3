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

const aDeliveryPrice = { service: 'inside' as const, price_cents: 9_900, note: '' }

const deliveryPrices = (owner: Objects) => ({
  'GET /api/admin/deliveries': {},
  'GET /api/admin/delivery_prices': {},
  'POST /api/admin/delivery_prices': { body: { ...aDeliveryPrice, starts_on: '2026-11-25' } },
  'DELETE /api/admin/delivery_prices/{id}': { params: owner.orderId },
})

/** The first department, and the first category: nobody’s own. */
const theFirst = '1'

const attributes = () => {
  // The calls go in their order: what the second one adds is there for those after it.
  const feel = { label: 'Feel', type: 'bool' as const, unit: '', values: [], is_filter: false }
  const feeling = '1--feel'
  return {
    'GET /api/admin/categories/{id}/attributes': { params: theFirst },
    'POST /api/admin/categories/{id}/attributes': { params: theFirst, body: feel },
    'PUT /api/admin/category_attributes/{id}': { params: feeling, body: { label: 'Feeling' } },
    'PUT /api/admin/category_attributes/{id}/place': { params: feeling, body: { position: 0 } },
    'DELETE /api/admin/category_attributes/{id}': { params: feeling },
  }
}

const departments = () => ({
  'GET /api/admin/departments': {},
  'POST /api/admin/departments': { body: { name: 'Garden', slug: 'garden' } },
  'PUT /api/admin/departments/{id}': { params: theFirst, body: { name: 'Garden' } },
  'PUT /api/admin/departments/{id}/place': { params: theFirst, body: { position: 0 } },
  'DELETE /api/admin/departments/{id}': { params: theFirst },
  'POST /api/admin/categories': {
    body: {
      name: 'Sheds',
      slug: 'sheds',
      department_id: 1,
      parent_id: null,
      price_per: 'unit' as const,
    },
  },
  'PUT /api/admin/categories/{id}': { params: theFirst, body: { is_hidden: false } },
  'PUT /api/admin/categories/{id}/place': { params: theFirst, body: { position: 0 } },
  'DELETE /api/admin/categories/{id}': { params: theFirst },
  'DELETE /api/admin/categories/{id}/picture': { params: theFirst },
  ...attributes(),
})

/** How Admins arrange what everybody finds and pays. */
export const arrangements = (owner: Objects) => ({ ...deliveryPrices(owner), ...departments() })

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
  'POST /api/places': { body: { text: '25 Olive', session: '0b5bd1a7-6b3a-4a4e-8a0e-5a5f4e6c1d2f' } },
  'GET /api/places/{id}': {
    params: 'olive-25',
    query: { session: '0b5bd1a7-6b3a-4a4e-8a0e-5a5f4e6c1d2f' },
  },
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
