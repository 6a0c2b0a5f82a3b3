import { z } from 'zod'
import { zipCode } from '../account/account.fields.ts'
import { chosenCard } from '../payment/payment.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { checkout, placing } from './checkout.ts'
import { deliveryServices, deliveryWindows } from './delivery-services.ts'

export const checkoutEndpoints = {
  'GET /api/checkout': {
    summary: 'The caller’s cart as the order that it would be now: coupon, delivery, tax, total.',
    access: 'cart',
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(checkout),
  },
  'PUT /api/checkout': {
    summary: 'Chooses the coupon, the place and the ways of delivery; what is left out stays.',
    access: 'cart',
    body: z.object({
      showroom: showroomRef,
      /** Null or empty takes it away. */
      coupon_code: z.string().trim().max(40).nullable().optional(),
      zip_code: zipCode.nullable().optional(),
      /** One of the account's. */
      address_id: opaqueId.optional(),
      deliveries: z
        .array(
          z.object({
            vendor_id: opaqueId.optional(),
            /** The name, for every vendor of it: how pages choose whose release knows no ids. */
            vendor: z.string().max(120).optional(),
            service: z.enum(deliveryServices).optional(),
            window: z.enum(deliveryWindows).nullable().optional(),
            note: z.string().trim().max(300).optional(),
          }),
        )
        .max(50)
        .optional(),
    }),
    reply: replyOf(checkout),
  },
  'POST /api/checkout': {
    summary: 'Places the order: the same cart, however often it is submitted, is one order.',
    access: 'account',
    pages: 'own',
    makesContract: true,
    body: z.object({
      showroom: showroomRef,
      cart_version: z.int(),
      price_version: z.string().max(64),
      card: chosenCard,
      accept_terms: z.literal(true),
    }),
    reply: replyOf(placing),
  },
  'GET /api/checkout/{id}': {
    summary: 'How far an order of the caller’s is; asks the provider where a bank was asked.',
    access: 'account',
    lookingOn: false,
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(placing),
  },
  'POST /api/checkout/{id}/card': {
    summary: 'Tries another card for an order whose card was declined.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({ card: chosenCard }),
    reply: replyOf(placing),
  },
  'DELETE /api/checkout/{id}': {
    summary: 'Gives up an order that is not placed yet; the cart stays.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
