import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { cart, coverageNote, lotChoices, mergedLine } from './cart.ts'

export const largestQuantity = 9_999

/** Whole numbers only; a quantity typed as text is still a quantity. Zero and less are refused, not corrected. */
export const qty = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .pipe(
    z
      .int('The qty field must be a whole number.')
      .min(1, 'The qty field must be at least 1.')
      .max(largestQuantity),
  )

/** As programs write yes and no into an address or a body. */
const flag = z
  .union([z.boolean(), z.number(), z.string().max(8)])
  .transform((told) => told !== false && !['', '0', 'false', 'no'].includes(String(told).toLowerCase()))

const extraInfo = z
  .record(z.string().max(60), z.unknown())
  .refine((info) => JSON.stringify(info).length <= 8_000, {
    message: 'The extra info may not be longer than 8000 characters.',
  })

const newItems = z
  .array(
    z.object({
      product_id: opaqueId,
      qty,
      lot_choice: z.enum(lotChoices).default('single'),
      coverage_note: coverageNote.nullable().default(null),
    }),
  )
  .min(1)
  .max(50)
/** What a caller writes to add: all but product and quantity may be left out. */
export type NewItems = z.input<typeof newItems>

/** Current item (specification §3), parsed into a fresh object. */
export const myItem = z.object({
  showroom: showroomRef,
  vsd_id: z.string().max(32).optional(),
  is_3d: z.union([z.boolean(), z.number(), z.string().max(8)]).optional(),
  floorplan: z
    .union([z.string().max(64), z.number()])
    .nullable()
    .optional(),
  floorTemplate: z
    .union([z.string().max(64), z.number()])
    .nullable()
    .optional(),
  project: z
    .union([z.string().max(64), z.number()])
    .nullable()
    .optional(),
})

export const cartEndpoints = {
  'GET /api/projectCart': {
    summary:
      'The cart of the account that is signed in, else the one whose token the caller holds; an empty one when there is none.',
    access: 'cart',
    query: z.object({
      showroom: showroomRef,
      /** The cart of one of the caller's projects instead of the showroom's. */
      project: opaqueId.optional(),
      /** The same by the id that a guest's project has in the browser; `project` goes first. */
      temp_project_id: opaqueId.optional(),
      /** With a project: only while the cart is for it; an empty one else. */
      is_cart: flag.optional(),
    }),
    reply: replyOf(cart),
  },
  'POST /api/projectCart': {
    summary:
      'Creates a project from the current item, with the caller’s cart attached. A guest’s cart becomes the account’s of who signed in.',
    access: 'cart',
    body: z.object({ my_item: myItem, project: z.string().trim().max(120).optional() }),
    reply: replyOf(
      z.object({
        project_id: opaqueId,
        cart_id: opaqueId,
        cart_token: z.string().nullable(),
        /** What became of each line of the guest's cart; empty where none was brought. */
        merged_lines: z.array(mergedLine),
        /** Made from the current item’s floor plan and template, where both are known. */
        room_id: opaqueId.nullable(),
        design_id: opaqueId.nullable(),
      }),
    ),
  },
  'GET /api/projectCart/{id}': {
    summary: 'A project’s extra info with its cart.',
    access: 'cart',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.object({ project_id: opaqueId, extra_info: z.record(z.string(), z.unknown()), cart })),
  },
  'PUT /api/projectCart/{id}': {
    summary: 'Replaces a project’s extra info.',
    access: 'cart',
    params: z.object({ id: opaqueId }),
    body: z.object({ extra_info: extraInfo }),
    reply: replyOf(z.object({ project_id: opaqueId, extra_info: z.record(z.string(), z.unknown()), cart })),
  },
  'POST /api/projectCart/sync_to_cart': {
    summary:
      'Adds products to the cart, opening one for a guest who has none. Without `items`: all chosen lines of the project that the cart is for.',
    access: 'cart',
    body: z.object({
      showroom: showroomRef,
      action: z.literal('cart'),
      /** Whether the reply carries a sentence to show; it does unless told not to. */
      toast: flag.default(true),
      items: newItems.optional(),
    }),
    reply: replyOf(cart),
  },
  'POST /api/projectCart/update_cart': {
    summary: 'Sets quantities and lot choices of lines; accepts their price of today.',
    access: 'cart',
    body: z.object({
      showroom: showroomRef,
      lines: z
        .array(
          z.object({
            line_id: opaqueId,
            qty,
            lot_choice: z.enum(lotChoices).optional(),
            coverage_note: coverageNote.nullable().optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    reply: replyOf(cart),
  },
  'DELETE /api/cart/destroy/{id}': {
    summary: 'Removes one line.',
    access: 'cart',
    params: z.object({ id: opaqueId }),
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(cart),
  },
} as const satisfies EndpointTable
