import { z } from 'zod'
import { deliveryWindows } from '../checkout/delivery-services.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { claimOutcomes } from './return.ts'
import { longestSignature, mostReceiptPhotos, signaturePattern } from './receipt.rules.ts'
import { carrier, orderShipments } from './shipment.ts'

const mostUnits = 9_999
/** Of one carrier's bill, and of one pallet. */
const mostCostCents = 10_000_000
const mostMilliLb = 100_000_000

const packageFields = {
  carrier,
  tracking: z.string().trim().max(200).default(''),
  lot: z.string().trim().max(60).default(''),
  cost_cents: z.int().min(0).max(mostCostCents).nullable().default(null),
  weight_milli_lb: z.int().min(1).max(mostMilliLb).nullable().default(null),
  /** A warehouse. Null: of a new package where its first line is, of a known one as it is. */
  ship_from: opaqueId.nullable().default(null),
}

const whoPacks = ['Vendor', 'Admin'] as const
const ofPackers = { access: 'account', roles: whoPacks, pages: 'own' } as const
const named = { params: z.object({ id: opaqueId }), reply: replyOf(orderShipments) }

export const shipmentEndpoints = {
  'GET /api/order/{id}/shipments': {
    summary: 'How far each delivery of an order is: packages, steps, windows and what was received.',
    access: 'account',
    roles: ['User', 'Contractor', 'Vendor', 'Admin'],
    pages: 'own',
    ...named,
  },
  'POST /api/order_delivery/{id}/shipment': {
    summary: 'Packs units of a delivery’s lines for a carrier. Nothing is charged before it leaves.',
    ...ofPackers,
    ...named,
    body: z.object({
      ...packageFields,
      lines: z
        .array(z.object({ item_id: opaqueId, units: z.int().min(1).max(mostUnits) }))
        .min(1)
        .max(200),
    }),
  },
  'PUT /api/shipment/{id}': {
    summary:
      'Changes a package’s carrier, tracking, lot, weight, warehouse or what the carrier charged for it.',
    ...ofPackers,
    ...named,
    body: z.object(packageFields),
  },
  'DELETE /api/shipment/{id}': {
    summary: 'Unpacks a package that has not left.',
    ...ofPackers,
    ...named,
  },
  'PUT /api/shipment/{id}/state': {
    summary: 'Says that a package left, which charges what it contains, or that it is delivered.',
    access: 'account',
    roles: ['Admin'],
    pages: 'own',
    ...named,
    body: z.object({ state: z.enum(['shipped', 'delivered']) }),
  },
  'PUT /api/order_delivery/{id}/window': {
    summary: 'Chooses when on its day a delivery comes; one change is free until two business days before.',
    access: 'account',
    pages: 'own',
    ...named,
    body: z.object({ window: z.enum(deliveryWindows) }),
  },
  'POST /api/order_delivery/{id}/receipt': {
    summary:
      'Receives a package, or what came without one: counted, with damage, photos and a signature. What is missing, damaged or of another lot is claimed by it.',
    access: 'account',
    pages: 'own',
    ...named,
    body: z.object({
      /** Left out: what is on its way without a package. */
      package_id: opaqueId.optional(),
      signed_by: z.string().trim().min(1).max(80),
      /** Drawn lines; empty where the name was typed instead. */
      signature: z
        .string()
        .max(longestSignature)
        .refine((drawn) => drawn === '' || signaturePattern.test(drawn))
        .default(''),
      note: z.string().trim().max(500).default(''),
      /** What the client would rather have for what is missing, damaged or of another lot. */
      outcome: z.enum(claimOutcomes).default('replace'),
      lines: z
        .array(
          z.object({
            item_id: opaqueId,
            received: z.int().min(0).max(mostUnits),
            damaged: z.int().min(0).max(mostUnits).default(0),
            lot: z.string().trim().max(60).default(''),
            note: z.string().trim().max(300).default(''),
            photo_ids: z.array(opaqueId).max(mostReceiptPhotos).default([]),
          }),
        )
        .min(1)
        .max(200),
    }),
  },
} as const satisfies EndpointTable
