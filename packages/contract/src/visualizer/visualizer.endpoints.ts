import { z } from 'zod'
import { productsRequest, productsReply } from '../catalogue/catalogue.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { picture } from '../catalogue/catalogue.ts'
import { designState } from './design.ts'
import { plan } from './plan.ts'
import { placeKeys } from './places.ts'
import { planRoomTypes, planShapes, roomStyles } from './surfaces.ts'
import { floorplan, floorplanCard, material, template, templateCard, visualizerCounts } from './visualizer.ts'

const side = z.coerce.number().int().min(0).max(100_000)
const one = { params: z.object({ id: opaqueId }) }
const wholePlan = replyOf(floorplan)

/** The reads that choose a plan, a look and its goods; own plans. */
export const visualizerEndpoints = {
  'GET /api/visualization/counts': {
    summary: 'How many floor plans and templates everybody can choose from.',
    access: 'anyone',
    reply: replyOf(visualizerCounts),
  },
  'GET /api/visualization/floorplans': {
    summary: 'Floor plans, the caller’s own first.',
    access: 'anyone',
    query: z.object({
      room_type: z.enum(planRoomTypes).optional(),
      shape: z.enum(planShapes).optional(),
      min_width: side.optional(),
      max_width: side.optional(),
      min_length: side.optional(),
      max_length: side.optional(),
      s: z.string().trim().max(60).default(''),
      ...pageQuery,
    }),
    reply: pageOf(floorplanCard).extend({
      /** Where nothing fits: the plans of the nearest size. */
      nearest: z.array(floorplanCard),
    }),
  },
  'GET /api/visualization/floorplan/{id}': {
    summary: 'One floor plan whole: a built-in one or the caller’s own.',
    access: 'anyone',
    ...one,
    reply: wholePlan,
  },
  'POST /api/visualization/floorplan': {
    summary: 'Keeps an own plan, drawn anew or changed from a built-in one; opens a cart token for a guest.',
    access: 'cart',
    body: z.object({ showroom: showroomRef, plan, made_from: opaqueId.nullable().default(null) }),
    reply: replyOf(z.object({ floorplan, cart_token: z.string().nullable() })),
  },
  'PUT /api/visualization/floorplan/{id}': {
    summary: 'Changes an own plan.',
    access: 'cart',
    ...one,
    body: z.object({ plan }),
    reply: wholePlan,
  },
  'DELETE /api/visualization/floorplan/{id}': {
    summary: 'Removes an own plan that no design uses.',
    access: 'cart',
    ...one,
    reply: replyOf(z.null()),
  },
  'GET /api/visualization/templates': {
    summary: 'Looks for a room, the showroom’s own first, priced for a plan.',
    access: 'anyone',
    query: z.object({
      showroom: showroomRef,
      room_type: z.enum(planRoomTypes).optional(),
      style: z.enum(roomStyles).optional(),
      /** A color that the look has or nearly has. */
      color: z
        .string()
        .regex(/^#?[0-9a-fA-F]{6}$/)
        .optional(),
      tier: z.coerce.number().int().min(1).max(4).optional(),
      floorplan: opaqueId.optional(),
      s: z.string().trim().max(60).default(''),
      ...pageQuery,
    }),
    reply: pageOf(templateCard),
  },
  'GET /api/visualization/template/{id}': {
    summary: 'One look in a showroom and a plan: its goods found, counted and priced.',
    access: 'anyone',
    ...one,
    query: z.object({
      showroom: showroomRef,
      floorplan: opaqueId.optional(),
      /** Other goods on some of its surfaces, or other fixtures: `floor:ID,toilet:ID`. */
      lay: z
        .string()
        .max(900)
        .regex(/^[a-z_]+:[A-Za-z0-9_-]+(?:,[a-z_]+:[A-Za-z0-9_-]+)*$/)
        .optional(),
    }),
    reply: replyOf(template),
  },
  'POST /api/visualization/picture': {
    summary: 'The address of a room’s picture as it is laid, for browsers that can not draw it themselves.',
    access: 'anyone',
    body: z.object({ showroom: showroomRef, floorplan: opaqueId, state: designState }),
    reply: replyOf(picture),
  },
  'GET /api/visualization/materials': {
    summary:
      'What this showroom sells for a surface or as a fixture, with all that laying and counting need.',
    access: 'anyone',
    query: productsRequest.omit({ department: true, quantity: true }).extend({
      surface: z.enum(placeKeys),
      /** The nearest to this color first. */
      near: z
        .string()
        .regex(/^#?[0-9a-fA-F]{6}$/)
        .optional(),
      /** This one first, on whatever page it stands. */
      product: opaqueId.optional(),
    }),
    reply: productsReply.extend({ data: z.array(material) }),
  },
} as const satisfies EndpointTable
