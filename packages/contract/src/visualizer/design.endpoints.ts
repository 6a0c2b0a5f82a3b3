import { z } from 'zod'
import { cart } from '../cart/cart.ts'
import { filledLine } from '../cart/filled-line.ts'
import { itemStates } from '../project/project-choices.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { plainName } from '../shared/plain-name.ts'
import { designState } from './design.ts'
import { placeKeys } from './places.ts'
import { design, designCard, sharedDesign } from './visualizer.ts'

const one = { params: z.object({ id: opaqueId }) }
const name = plainName(z.string().trim().min(1, 'Give it a name.').max(80), 'design name')
const wholeDesign = replyOf(design)
const shareToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) })

/** Designs of an account, or of whoever holds the guest's cart token. */
export const designEndpoints = {
  'GET /api/visualization/design': {
    summary: 'The caller’s designs, the latest first.',
    access: 'cart',
    query: z.object({
      /** Those of one project alone. */
      project: opaqueId.optional(),
      ...pageQuery,
    }),
    reply: pageOf(designCard),
  },
  'POST /api/visualization/design': {
    summary: 'Keeps a design: a look in a plan. A guest without a cart gets a cart token.',
    access: 'cart',
    body: z.object({
      showroom: showroomRef,
      floorplan: opaqueId,
      template: opaqueId.nullable().default(null),
      name: name.optional(),
      /** Left out: the template’s look. */
      state: designState.optional(),
      is_3d: z.boolean().default(false),
    }),
    reply: wholeDesign,
  },
  'GET /api/visualization/design/{id}': {
    summary: 'One design with its goods, counted and priced.',
    access: 'cart',
    ...one,
    reply: wholeDesign,
  },
  'PUT /api/visualization/design/{id}': {
    summary:
      'Changes a design. `version` is the one that was changed; 409 `changed` where it has been changed since.',
    access: 'cart',
    ...one,
    body: z.object({
      version: z.int().min(1),
      state: designState.optional(),
      name: name.optional(),
      is_3d: z.boolean().optional(),
      floorplan: opaqueId.optional(),
    }),
    reply: wholeDesign,
  },
  'DELETE /api/visualization/design/{id}': {
    summary: 'Removes a design and its links.',
    access: 'cart',
    ...one,
    reply: replyOf(z.null()),
  },
  'POST /api/visualization/design/{id}/to_cart': {
    summary: 'Puts what a design needs into the cart and says line by line what became of it.',
    access: 'cart',
    ...one,
    body: z.object({
      keys: z.array(z.enum(placeKeys)).max(placeKeys.length).optional(),
    }),
    reply: replyOf(z.object({ cart, report: z.array(filledLine) })),
  },
  'POST /api/visualization/design/{id}/to_project': {
    summary: 'Puts a design into a project as a room with its goods; `name` begins a new project.',
    access: 'account',
    pages: 'own',
    roles: ['User', 'Contractor'],
    ...one,
    body: z
      .object({
        project_id: opaqueId.optional(),
        name: z.string().trim().min(1).max(120).optional(),
        /** Its measures are kept; left out, a room is made from the plan. */
        room_id: opaqueId.nullable().default(null),
        as: z.enum(itemStates).default('suggested'),
      })
      .refine(({ project_id, name: newName }) => (project_id === undefined) !== (newName === undefined), {
        path: ['project_id'],
        message: 'Choose a project, or name a new one.',
      }),
    reply: replyOf(z.object({ project_id: opaqueId, room_id: opaqueId, report: z.array(filledLine) })),
  },
  'POST /api/visualization/design/{id}/share': {
    summary: 'A link by which somebody else sees the design; a link made before it ends.',
    access: 'cart',
    ...one,
    body: z.object({
      prices: z.boolean().default(false),
      days: z.int().min(1).max(365).default(90),
      /** Follows later changes; else it shows what is there today. */
      live: z.boolean().default(true),
    }),
    reply: replyOf(z.object({ token: z.string(), path: z.string(), expires_at: z.iso.datetime() })),
  },
  'DELETE /api/visualization/design/{id}/share': {
    summary: 'Ends every link of a design.',
    access: 'cart',
    ...one,
    reply: replyOf(z.null()),
  },
  'GET /api/visualization/shared/{token}': {
    summary: 'A design as its link shows it.',
    access: 'anyone',
    params: shareToken,
    reply: replyOf(sharedDesign),
  },
  'POST /api/visualization/shared/{token}/copy': {
    summary: 'An own design like the shared one, at the prices of the caller’s showroom.',
    access: 'cart',
    params: shareToken,
    body: z.object({ showroom: showroomRef }),
    reply: wholeDesign,
  },
} as const satisfies EndpointTable
