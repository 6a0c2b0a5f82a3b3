import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { productForm, productShelf, variantForm, vendorProduct, vendorProductRow } from './vendor-product.ts'
import { mostVariants } from './variant.rules.ts'
import {
  mostParts,
  mostPhotos,
  partKinds,
  productMoves,
  productStatuses,
  vendorProductSorts,
} from './vendor-product.rules.ts'
import { vendorGoodsMessages as say } from './vendor-goods.messages.ts'

const reader = { access: 'account', roles: ['Vendor', 'Admin'], pages: 'own' } as const
const vendor = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }

const asked = z.object({
  ...tableQuery(vendorProductSorts),
  status: z.enum(productStatuses).optional(),
  category: z.string().max(80).optional(),
})

export const vendorProductEndpoints = {
  'GET /api/vendor_products': {
    summary: 'A vendor’s own products, or all of them for an Admin, with how many are how far.',
    ...reader,
    query: asked,
    reply: pageOf(vendorProductRow).extend({ counts: z.record(z.enum(productStatuses), z.int()) }),
  },
  'GET /api/vendor_products/export': {
    summary: 'All that the filters show, as CSV.',
    ...reader,
    query: asked,
    reply: replyOf(sentFile),
  },
  'GET /api/vendor_goods/shelves': {
    summary: 'The categories that goods can stand in, with the attributes that each asks for.',
    ...reader,
    reply: replyOf(z.array(productShelf)),
  },
  'GET /api/vendor_products/{id}': {
    summary: 'One product with all that its vendor has said of it.',
    ...reader,
    ...one,
    reply: replyOf(vendorProduct),
  },
  'POST /api/vendor_products': {
    summary: 'Writes a new product down as a draft.',
    ...vendor,
    body: productForm.safeExtend({
      quantity: z.int(say.quantity).min(0, say.quantity).max(1_000_000, say.quantity).default(0),
    }),
    reply: replyOf(vendorProduct),
  },
  'PUT /api/vendor_products/{id}': {
    summary: 'Changes what is said of a product, unless somebody else has changed it since.',
    ...vendor,
    ...one,
    body: productForm.safeExtend({ revision: z.int() }),
    reply: replyOf(vendorProduct),
  },
  'PUT /api/vendor_products/{id}/photos': {
    summary: 'Puts a product’s photos in this order with these words; what is not among them goes.',
    ...vendor,
    ...one,
    body: z.object({
      photos: z.array(z.object({ id: opaqueId, alt: z.string().trim().max(200) })).max(mostPhotos),
    }),
    reply: replyOf(vendorProduct),
  },
  'PUT /api/vendor_products/{id}/parts': {
    summary:
      'Says which of the vendor’s other products go with this one; what is not among them does not any more.',
    ...vendor,
    ...one,
    body: z.object({
      parts: z.array(z.object({ id: opaqueId, kind: z.enum(partKinds) })).max(mostParts, say.partsMany),
      /** What was looked at: a whole list, which would drop what another tab has added meanwhile. */
      revision: z.int(),
    }),
    reply: replyOf(vendorProduct),
  },
  'PUT /api/vendor_products/{id}/variants': {
    summary:
      'Changes SKU, color, size and price of variants of a product, and adds new ones as drafts that are like it otherwise.',
    ...vendor,
    ...one,
    body: z.object({ variants: z.array(variantForm).min(1).max(mostVariants, say.variantsMany) }),
    reply: replyOf(vendorProduct),
  },
  'POST /api/vendor_products/{id}/status': {
    summary: 'Submits, hides, shows or archives a product; an Admin approves or rejects it.',
    ...reader,
    ...one,
    body: z
      .object({
        move: z.enum(productMoves),
        reason: z.string().trim().max(500).default(''),
        /** What was looked at: refused where it has changed since. */
        revision: z.int().optional(),
      })
      .refine(({ move, reason }) => move !== 'reject' || reason.length >= 3, {
        path: ['reason'],
        message: say.reason,
      }),
    reply: replyOf(vendorProduct),
  },
} as const satisfies EndpointTable
