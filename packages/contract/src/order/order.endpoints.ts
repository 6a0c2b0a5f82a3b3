import { cancelMinutes } from '../policy/figures.ts'
import { z } from 'zod'
import { addressFields } from '../account/address.fields.ts'
import { cart } from '../cart/cart.ts'
import { filledLine } from '../cart/filled-line.ts'
import { chosenCard } from '../payment/payment.ts'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { lineChange } from './line-history.ts'
import { addressQuote, order, orderItemProfit, orderPayment, orderStatus, orderSummary } from './order.ts'
import { soldOrderQuery, soldOrderRow } from './sold-order.ts'

const addressWish = z.object({
  /** One of the account's. */
  address_id: opaqueId.optional(),
  /** A whole new one, for this order alone: it takes the place of `address_id`. */
  address: addressFields.omit({ is_default: true }).optional(),
})

export const orderEndpoints = {
  'GET /api/order': {
    summary: 'The orders that the caller placed, newest first.',
    access: 'cart',
    query: z.object({
      page: pageQuery.page,
      s: z.string().trim().max(80).optional(),
      status: orderStatus.optional(),
      showroom: z.string().max(32).optional(),
      project: opaqueId.optional(),
      /** Placed on which days, the first and the last included. */
      from: dayTyped,
      to: dayTyped,
    }),
    reply: pageOf(orderSummary),
  },
  'GET /api/order/{id}': {
    summary: 'One order of the caller’s, whole: deliveries, lines, statuses, what is held and charged.',
    access: 'cart',
    params: z.object({ id: opaqueId }),
    reply: replyOf(order),
  },
  'POST /api/order/{id}/reorder': {
    summary:
      'Puts the lines of an order into the cart of its showroom once more, as far as they are still sold, and says of each what became of it.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.object({ cart, report: z.array(filledLine) })),
  },
  'POST /api/order/{id}/cancel': {
    summary: `Cancels an order or some of its lines within ${cancelMinutes} minutes.`,
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({ item_ids: z.array(opaqueId).min(1).max(200).optional() }),
    reply: replyOf(order),
  },
  'POST /api/order/{id}/address/quote': {
    summary: 'What an order would cost elsewhere, beside what it costs where it goes now.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: addressWish,
    reply: replyOf(addressQuote),
  },
  'POST /api/order/{id}/address': {
    summary: `Delivers an order elsewhere within ${cancelMinutes} minutes; where that costs other sums, they are accepted with it.`,
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: addressWish.extend({
      /** The total that was read and is agreed to, where any amount changes. */
      total_cents: cents.optional(),
    }),
    reply: replyOf(order),
  },
  'DELETE /api/order/{id}/address': {
    summary: 'Keeps the address that an order has, where a bank did not hold what another one costs more.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(order),
  },
  'GET /api/order/{id}/card': {
    summary:
      'How far paying anew is for what a bank no longer holds; asks the provider where a bank was asked.',
    access: 'account',
    lookingOn: false,
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(orderPayment),
  },
  'POST /api/order/{id}/card': {
    summary: 'Has another card hold what a bank no longer holds for a placed order.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({ card: chosenCard }),
    reply: replyOf(orderPayment),
  },
  'GET /api/sold_order': {
    summary: 'Orders with lines that the viewer earns by, newest first: Vendor, Contractor or Admin.',
    access: 'account',
    roles: ['Vendor', 'Contractor', 'Admin'],
    pages: 'own',
    query: soldOrderQuery,
    reply: pageOf(soldOrderRow),
  },
  'GET /api/sold_order/export': {
    summary: 'The same orders as a CSV file.',
    access: 'account',
    roles: ['Vendor', 'Contractor', 'Admin'],
    lookingOn: false,
    pages: 'own',
    query: soldOrderQuery,
    reply: replyOf(sentFile),
  },
  'GET /api/order/{id}/items': {
    summary: 'The lines of an order with what the viewer earns by each: Vendor, Contractor or Admin.',
    access: 'account',
    roles: ['Vendor', 'Contractor', 'Admin'],
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.array(orderItemProfit)),
  },
  'PUT /api/order_item/{id}/status': {
    summary: 'Sets the status of a line, by the one table of statuses.',
    access: 'account',
    roles: ['Vendor', 'Admin'],
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({
      status: orderStatus,
      note: z.string().trim().max(500).default(''),
      /** What shows it, sent before to `/api/status_proof/{id}`: an Admin’s, where the line’s own way does not lead there. */
      proof: opaqueId.optional(),
    }),
    reply: replyOf(orderItemProfit),
  },
  'GET /api/order_item/{id}/history': {
    summary: 'What a line was set to, by whom, why and with what proof, oldest first.',
    access: 'admin',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.array(lineChange)),
  },
} as const satisfies EndpointTable
