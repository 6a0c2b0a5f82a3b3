import { aiDesigns } from './ai-requests.ts'
import { chats, orderChats } from './chat-requests.ts'
import { type Call, endpoints, type RequestFor } from '@showroom/contract/endpoints'
import { aVendorApplication } from '../../application/testing/applicant.ts'
import { doors, ownAccount, ownDevices } from './account-requests.ts'
import type { Asked, Objects } from './asked.ts'
import {
  contents,
  disputes,
  domains,
  inbox,
  messagesToUs,
  operations,
  arrangements,
  rates,
  users,
} from './workspace-requests.ts'
import { draftOrders } from './draft-order-requests.ts'
import { invitesAndDomains } from './invite-requests.ts'
import { designers } from './designer-requests.ts'
import { balances, payouts } from './payout-requests.ts'
import { approvalLinks, checklists, workspaces } from './project-requests.ts'
import { showroom } from './seats.ts'
import { designs } from './design-requests.ts'
import { orders } from './order-requests.ts'
import { shipments } from './shipment-requests.ts'

/** A contractor's page, and what it makes up. */
const page = 'http://localhost:5999'
const random = 'x'.repeat(43)

const browsing = (owner: Objects) => ({
  'GET /api/visualization/showrooms': { query: { s: showroom } },
  'GET /api/visualization/showroom_about': { query: { showroom } },
  'GET /api/visualization/shop_profile': { query: { vsd_id: showroom } },
  'GET /api/shop': { query: { showroom } },
  'POST /api/visualization/products': { body: { showroom } },
  'GET /api/visualization/products': { query: { showroom } },
  'GET /api/public': { query: { showroom, pid: owner.productId } },
  'GET /api/menu_category': { query: { showroom } },
  'GET /api/brands': { query: { showroom } },
  'GET /api/landing': { query: { showroom } },
  'GET /api/landing/spots': { query: { showroom, sku: ['NO-SUCH-SKU'] } },
  'POST /api/top_products/': { body: { showroom } },
  'POST /api/customer_also_viewed/': { body: { showroom, product: owner.productId } },
  'POST /api/recently_viewed/': { body: { showroom, products: [owner.productId] } },
})

const cartsAndProjects = (owner: Objects) => ({
  'GET /api/projectCart': { query: { showroom } },
  'POST /api/projectCart': { body: { my_item: { showroom } } },
  'GET /api/projectCart/{id}': { params: owner.projectId },
  'PUT /api/projectCart/{id}': { params: owner.projectId, body: { extra_info: { note: 'changed' } } },
  'POST /api/projectCart/sync_to_cart': {
    body: { showroom, action: 'cart', items: [{ product_id: owner.productId, qty: 5_000 }] },
  },
  'POST /api/projectCart/update_cart': { body: { showroom, lines: [{ line_id: owner.lineId, qty: 5_000 }] } },
  'POST /api/projectCart/update_project_cart': { body: { showroom, project_id: owner.projectId } },
  'DELETE /api/cart/destroy/{id}': { params: owner.lineId, query: { showroom } },
})

const checkouts = (owner: Objects) => ({
  'GET /api/checkout': { query: { showroom } },
  'PUT /api/checkout': { body: { showroom, address_id: owner.addressId } },
  'POST /api/checkout': {
    body: {
      showroom,
      cart_version: 1,
      price_version: 'never seen',
      card: { card_id: owner.cardId },
      accept_terms: true,
    },
  },
  'GET /api/checkout/{id}': { params: owner.orderId },
  'POST /api/checkout/{id}/card': { params: owner.orderId, body: { card: { card_id: owner.cardId } } },
  'DELETE /api/checkout/{id}': { params: owner.orderId },
})

const aCoupon = { code: 'NEW5', off_bps: 500 }

const prices = (owner: Objects) => ({
  'GET /api/markup': {},
  'GET /api/markup/choices': {},
  'GET /api/markup/products': {},
  'PUT /api/markup/products': { body: { items: [{ product: owner.productId, markup_bps: 1_100 }] } },
  'PUT /api/markup/products/standing': {
    body: { items: [{ product: owner.productId, standing: 'featured' }] },
  },
  'GET /api/markup/plans': {},
  'GET /api/markup/plans/export': {},
  'POST /api/markup/plans': { body: { effective_on: '2026-12-24', changes: [{ markup_bps: 1_100 }] } },
  'POST /api/markup/plans/cancel': { body: { plans: ['none'] } },
  'POST /api/markup': { body: { markup_bps: 1_100 } },
  'PUT /api/markup/{id}': { params: owner.markupRuleId, body: { markup_bps: 1_100 } },
  'DELETE /api/markup/{id}': { params: owner.markupRuleId },
  'GET /api/clients': {},
  'GET /api/clients/export': {},
  'GET /api/clients/{id}': { params: owner.clientId },
  'PUT /api/clients/{id}/terms': {
    params: owner.clientId,
    body: { price_visibility: 'totals', is_tax_exempt: false, tax_note: '', notes: 'Prefers mornings' },
  },
  'GET /api/commission': {},
  'GET /api/commission/export': {},
  'GET /api/premium': {},
  'POST /api/premium': { body: { card: { card_id: 'none' }, price_cents: 100 } },
  'POST /api/premium/cancel': {},
  'POST /api/premium/resume': {},
  'POST /api/premium/card': { body: { card: { card_id: 'none' } } },
  'GET /api/coupon': {},
  'GET /api/coupon/room': {},
  'POST /api/coupon': { body: aCoupon },
  'PUT /api/coupon/{id}': { params: owner.couponId, body: aCoupon },
  'DELETE /api/coupon/{id}': { params: owner.couponId },
})

const applications = (owner: Objects) => ({
  'GET /api/application': {},
  'PUT /api/application': { body: { type: 'Contractor', form: {} } },
  'POST /api/application': { body: aVendorApplication() },
  'DELETE /api/application': {},
  'POST /api/application/mail': { body: { email: 'nobody@people.test' } },
  'POST /api/application/link': { body: { email: 'nobody@people.test' } },
  'POST /api/application/open': { body: { code: 'never-sent' } },
  'DELETE /api/application/document/{id}': { params: owner.documentId },
  'POST /api/application/answer': { body: { answers: [] } },
  'POST /api/application/appeal': { body: { message: 'please look at it again' } },
  'GET /api/admin/applications': {},
  'GET /api/admin/applications/{id}': { params: owner.applicationId },
  'POST /api/admin/applications/{id}/approve': { params: owner.applicationId, body: {} },
  'POST /api/admin/applications/{id}/more': {
    params: owner.applicationId,
    body: { requests: [{ what: 'license' }] },
  },
  'POST /api/admin/applications/{id}/refuse': {
    params: owner.applicationId,
    body: { reason: 'no such license' },
  },
})

const contractorsPages = () => ({
  'GET /api/embed/website': { query: { showroom, origin: page } },
  'POST /api/embed/code': { body: { showroom, origin: page, state: random, challenge: random } },
  'POST /api/embed/session': { body: { showroom, code: 'never-given', verifier: random, state: random } },
  'GET /api/embed/session': { query: { showroom } },
  'DELETE /api/embed/session': { query: { showroom } },
})

/** Calls that have to be told something. */
type ToldCall = { [C in Call]: object extends RequestFor<C> ? never : C }[Call]

const rows = (owner: Objects): Record<ToldCall, Asked> & { [C in Call]?: Asked } => ({
  ...browsing(owner),
  ...cartsAndProjects(owner),
  ...checkouts(owner),
  ...workspaces(owner),
  ...checklists(owner),
  ...approvalLinks(owner),
  ...chats(owner),
  ...orderChats(owner),
  ...designers(owner),
  ...designs(owner),
  ...orders(owner),
  ...shipments(owner),
  ...prices(owner),
  ...invitesAndDomains(owner),
  ...draftOrders(owner),
  ...balances(owner),
  ...payouts(owner),
  ...applications(owner),
  ...disputes(owner),
  ...inbox(owner),
  ...rates(owner),
  ...arrangements(owner),
  ...contents(),
  ...domains(),
  ...users(owner),
  ...operations(),
  ...contractorsPages(),
  ...doors(),
  ...ownAccount(owner),
  ...ownDevices(),
  ...messagesToUs(),
  ...aiDesigns(owner),
})

/** Calls that need not be told anything. */
const silent = Object.fromEntries(Object.keys(endpoints).map((call) => [call, {}])) as Record<Call, Asked> // its keys

/** A right request for every call: a new one that has to be told something does not compile without a row above. */
const requestsOf = (owner: Objects): Record<Call, Asked> => ({ ...silent, ...rows(owner) })

/** Made once for the same objects: thousands of cells ask for one row each. */
const made = new WeakMap<Objects, Record<Call, Asked>>()

export const requests = (owner: Objects): Record<Call, Asked> => {
  const known = made.get(owner) ?? requestsOf(owner)
  made.set(owner, known)
  return known
}
