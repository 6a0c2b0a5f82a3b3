import { z } from 'zod'
import { cart } from '../cart/cart.ts'
import { filledLine } from '../cart/filled-line.ts'
import { ofMembers, one, own } from '../project/project.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import {
  allowancePool,
  checklistAbout,
  checklistCard,
  selection,
  selectionConflict,
  selectionTemplate,
  changedChecklist,
} from './checklist.ts'
import { checklistMessages as say } from './checklist.messages.ts'
import { templateKeys } from './checklist-templates.ts'
import { mostAtOnce } from './selection-choices.ts'
import { newSelection, poolFields, selectionFields, signature } from './selection-fields.ts'
import { lookedAt } from './selection.endpoints.ts'

const ids = z.array(opaqueId).min(1).max(mostAtOnce)

const list = z.array(selection)

export const checklistEndpoints = {
  'GET /api/projectChecklist': {
    summary: 'The caller’s projects, with how far their checklists are.',
    ...ofMembers,
    reply: replyOf(z.array(checklistCard)),
  },
  'GET /api/projectChecklist/{projectId}': {
    summary: 'The decisions of a project with their options, and what stands around them.',
    ...ofMembers,
    params: z.object({ projectId: opaqueId }),
    reply: replyOf(list).extend({
      checklist: checklistAbout,
      /** From where `GET /api/live` goes on. */
      live: z.string(),
    }),
  },
  'POST /api/projectChecklist': {
    summary: 'Adds decisions: those that are told, a template’s, or copies for other rooms.',
    ...own,
    body: z
      .object({
        project_id: opaqueId,
        items: z.array(newSelection).max(mostAtOnce).default([]),
        /** One of ours by its key, or one of the caller’s own by its id. */
        template: z.union([z.enum(templateKeys), opaqueId]).optional(),
        room_id: opaqueId.nullable().default(null),
        copy: z.object({ ids, room_ids: z.array(opaqueId).min(1).max(40) }).optional(),
      })
      .refine(({ items, template, copy }) => items.length > 0 || template !== undefined || copy, {
        path: ['items'],
        message: say.nothingToAdd,
      }),
    reply: replyOf(changedChecklist),
  },
  'PUT /api/projectChecklist/{id}': {
    summary:
      'Changes fields of a decision; a field that somebody else has changed since `seen` stays, and is told.',
    ...own,
    ...one,
    body: z.object({
      seen: z.int().min(0),
      set: z.object({
        title: selectionFields.title.optional(),
        category: selectionFields.category.optional(),
        room_id: selectionFields.room_id.optional(),
        qty_source: selectionFields.qty_source.optional(),
        qty: selectionFields.qty.optional(),
        waste_pct: selectionFields.waste_pct.optional(),
        allowance_cents: selectionFields.allowance_cents.optional(),
        pool_id: selectionFields.pool_id.optional(),
        due_on: selectionFields.due_on.optional(),
        due_days_before: selectionFields.due_days_before.optional(),
        required: selectionFields.required.optional(),
        instructions: selectionFields.instructions.optional(),
        decider: selectionFields.decider.optional(),
      }),
    }),
    reply: replyOf(selection).extend({ conflicts: z.array(selectionConflict) }),
  },
  'DELETE /api/projectChecklist/{id}': {
    summary: 'Removes a decision that nothing was ordered for.',
    ...own,
    ...one,
    reply: replyOf(list),
  },
  'POST /api/projectChecklist/{id}/bulk': {
    summary: 'Approves several decisions, or moves their due dates: all of them or none.',
    ...own,
    ...one,
    body: z.union([
      z.object({
        approve: z
          .array(z.object({ id: opaqueId, ...lookedAt }))
          .min(1)
          .max(mostAtOnce),
        text: z.string().trim().max(1_000).default(''),
        signature,
      }),
      z.object({ move_due: z.object({ ids, days: z.int().min(-365).max(365) }) }),
    ]),
    reply: replyOf(changedChecklist),
  },
  'POST /api/projectChecklist/{id}/pool': {
    summary: 'Adds an allowance that several decisions share.',
    ...own,
    ...one,
    body: poolFields,
    reply: replyOf(z.array(allowancePool)),
  },
  'PUT /api/allowance_pool/{id}': {
    summary: 'Changes a shared allowance.',
    ...own,
    ...one,
    body: poolFields,
    reply: replyOf(z.array(allowancePool)),
  },
  'DELETE /api/allowance_pool/{id}': {
    summary: 'Removes a shared allowance; its decisions have none then.',
    ...own,
    ...one,
    reply: replyOf(z.array(allowancePool)),
  },
  'PUT /api/projectChecklist/{id}/tax': {
    summary: 'Whether the allowances of a project are meant with sales tax.',
    ...own,
    ...one,
    body: z.object({ with_tax: z.boolean() }),
    reply: replyOf(z.object({ with_tax: z.boolean(), tax_bps: z.int() })),
  },
  'POST /api/projectChecklist/{id}/template': {
    summary: 'Keeps the decisions of a project as a template of the caller’s own.',
    ...own,
    ...one,
    body: z.object({ name: z.string(say.templateName).trim().min(1, say.templateName).max(60) }),
    reply: replyOf(z.array(selectionTemplate)),
  },
  'DELETE /api/selection_template/{id}': {
    summary: 'Removes a template of the caller’s own.',
    ...own,
    ...one,
    reply: replyOf(z.array(selectionTemplate)),
  },
  'POST /api/projectCart/sync_to_bulk_cart': {
    summary:
      'Puts a pasted list, or the approved options of a project, into the cart, with a report line by line.',
    access: 'cart',
    body: z
      .object({
        showroom: showroomRef,
        text: z.string().min(1, 'Please paste your list.').max(20_000).optional(),
        project_id: opaqueId.optional(),
        selection_ids: ids.optional(),
      })
      .refine(({ text, project_id }) => (text === undefined) !== (project_id === undefined), {
        path: ['text'],
        message: say.listOrProject,
      }),
    reply: replyOf(cart).extend({ report: z.array(filledLine) }),
  },
} as const satisfies EndpointTable
