import { z } from 'zod'
import { cart, coverageNote } from '../cart/cart.ts'
import { qty } from '../cart/cart.endpoints.ts'
import { filledLine } from '../cart/filled-line.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { project } from './project.ts'
import { itemStates } from './project-choices.ts'
import { one, own, whole } from './project.endpoints.ts'

const note = z.string().trim().max(500)
const pasted = z.string().min(1, 'Please paste your list.').max(20_000)
const roomId = opaqueId.nullable()

/** A project whole, and line by line what became of what was asked. */
const reported = replyOf(z.object({ project, report: z.array(filledLine) }))

export const projectItemEndpoints = {
  'POST /api/project/{id}/item': {
    summary: 'Puts products into a project; what is there already in the same room gets more.',
    ...own,
    ...one,
    body: z.object({
      items: z
        .array(
          z.object({
            product_id: opaqueId,
            qty,
            room_id: roomId.default(null),
            note: note.default(''),
            coverage_note: coverageNote.nullable().default(null),
          }),
        )
        .min(1)
        .max(50),
    }),
    reply: whole,
  },
  'PUT /api/project_item/{id}': {
    summary: 'Changes one line; what is left out stays.',
    ...own,
    ...one,
    body: z.object({
      qty: qty.optional(),
      room_id: roomId.optional(),
      note: note.optional(),
      coverage_note: coverageNote.nullable().optional(),
      state: z.enum(itemStates).optional(),
    }),
    reply: whole,
  },
  'DELETE /api/project_item/{id}': {
    summary: 'Removes one line.',
    ...own,
    ...one,
    reply: whole,
  },
  'POST /api/project/{id}/paste': {
    summary: 'Puts a pasted list of SKUs and quantities into a project, with a report line by line.',
    ...own,
    ...one,
    body: z.object({ text: pasted, room_id: roomId.default(null) }),
    reply: reported,
  },
  'POST /api/project/{id}/to_cart': {
    summary: 'Puts all chosen lines, those of one room or some into the caller’s cart, with a report.',
    ...own,
    ...one,
    body: z.object({
      room_id: opaqueId.optional(),
      item_ids: z.array(opaqueId).min(1).max(200).optional(),
    }),
    reply: replyOf(z.object({ project, cart, report: z.array(filledLine) })),
  },
  'POST /api/project/{id}/from_cart': {
    summary: 'Saves lines of the caller’s cart for later: they leave the cart and are in the project.',
    ...own,
    ...one,
    body: z.object({ line_ids: z.array(opaqueId).min(1).max(200), room_id: roomId.default(null) }),
    reply: replyOf(z.object({ project, cart })),
  },
  'POST /api/projectCart/update_project_cart': {
    summary:
      'Attaches the caller’s cart to one of the caller’s projects; all lines of the project named by `re_temp_project_id` go into it.',
    access: 'cart',
    body: z.object({ showroom: showroomRef, project_id: opaqueId, re_temp_project_id: opaqueId.optional() }),
    reply: replyOf(cart).extend({ report: z.array(filledLine) }),
  },
} as const satisfies EndpointTable
