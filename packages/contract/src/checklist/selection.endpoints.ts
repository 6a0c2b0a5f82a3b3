import { z } from 'zod'
import { ofMembers, one, own } from '../project/project.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { changedChecklist, selection } from './checklist.ts'
import { selectionEvent } from './selection-event.ts'
import { newOption, optionPrice, signature } from './selection-fields.ts'
import { selectionActionNames } from './selection-status.rules.ts'

/** What somebody looked at: what has changed since is not decided on. */
export const lookedAt = {
  version: z.int().min(1),
  option_id: opaqueId.nullable().default(null),
  /** Compared where it is told: a room measured anew changes it, and raises no version. */
  qty: z.int().min(1).optional(),
  /** Of all its units; left out by who sees no prices. */
  price_cents: cents.nullable().optional(),
}

/** One decision: what is decided, what can be chosen, what happened. */
export const selectionEndpoints = {
  'POST /api/selection/{id}/decision': {
    summary: 'Chooses, approves, declines, skips, resets a decision, asks about it or for a change of it.',
    ...ofMembers,
    ...one,
    body: z.object({
      action: z.enum(selectionActionNames),
      ...lookedAt,
      text: z.string().trim().max(1_000).default(''),
      signature,
    }),
    reply: replyOf(selection),
  },
  'GET /api/selection/{id}/history': {
    summary: 'What happened to a decision, newest first.',
    ...own,
    ...one,
    reply: replyOf(z.array(selectionEvent)),
  },
  'POST /api/selection/{id}/option': {
    summary: 'Adds an option: a product of this showroom, or one from elsewhere whose price is asked for.',
    ...ofMembers,
    ...one,
    body: newOption,
    reply: replyOf(selection),
  },
  'POST /api/selection/{id}/file': {
    summary: 'Attaches a file: one of the project’s, or one that the caller has just sent to its chat.',
    ...own,
    ...one,
    body: z.object({ file_id: opaqueId }),
    reply: replyOf(selection),
  },
  'DELETE /api/selection/{id}/file': {
    summary: 'Takes a file off a decision; it stays among the project’s files.',
    ...own,
    ...one,
    query: z.object({ file_id: opaqueId }),
    reply: replyOf(selection),
  },
  'PUT /api/selection_option/{id}': {
    summary: 'Tells the price of one unit of a product from elsewhere.',
    ...own,
    ...one,
    body: z.object({ unit_price_cents: optionPrice }),
    reply: replyOf(selection),
  },
  'POST /api/selection_option/{id}/also': {
    summary:
      'One choice more of a decision: this option becomes a decision of its own, which draws on the same allowance.',
    ...own,
    ...one,
    reply: replyOf(changedChecklist),
  },
  'DELETE /api/selection_option/{id}': {
    summary: 'Removes an option that is not chosen.',
    ...own,
    ...one,
    reply: replyOf(selection),
  },
} as const satisfies EndpointTable
