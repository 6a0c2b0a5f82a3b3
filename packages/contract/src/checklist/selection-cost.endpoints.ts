import { z } from 'zod'
import { one } from '../project/project.endpoints.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { cents } from '../shared/ids.ts'

/** A Pro's own figures of a decision: no client and no other Pro is ever sent them. */
const selectionCost = z
  .object({
    cost_cents: cents.min(0).max(9_999_999_999).nullable(),
    markup_pct: z.int().min(0).max(500).nullable(),
    note: z.string().trim().max(2_000),
  })
  .meta({ id: 'SelectionCost' })
export type SelectionCost = z.infer<typeof selectionCost>

const ofPros = { access: 'account', pages: 'own', roles: ['Contractor'] } as const

export const selectionCostEndpoints = {
  'GET /api/selection/{id}/cost': {
    summary: 'What the caller, a Pro, has noted of a decision for themselves.',
    ...ofPros,
    ...one,
    reply: replyOf(selectionCost),
  },
  'PUT /api/selection/{id}/cost': {
    summary: 'Notes what a decision costs the caller, their markup and a note.',
    ...ofPros,
    ...one,
    body: selectionCost,
    reply: replyOf(selectionCost),
  },
} as const satisfies EndpointTable
