import { largestPageSize } from '../policy/figures.ts'
import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { markupBps, scopeFields } from './markup.endpoints.ts'
import { markupPlan } from './markup-plan.ts'
import { markupPlanMessages as say } from './markup-plan.messages.ts'
import { markupPlanSorts, markupPlanStates, markupPlanViews } from './markup-plan.rules.ts'

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const

/** What is to change on a day; null takes the rule for exactly this away. */
const change = z.object({ ...scopeFields, markup_bps: markupBps.nullable() })

export const newMarkupPlan = z.object({
  effective_on: dayField,
  changes: z.array(change).min(1, say.none).max(largestPageSize),
})
export type NewMarkupPlan = z.infer<typeof newMarkupPlan>

const planSearch = {
  ...tableQuery(markupPlanSorts),
  view: z.enum(markupPlanViews).optional(),
  state: z.enum(markupPlanStates).optional(),
}

export const markupPlanEndpoints = {
  'GET /api/markup/plans': {
    ...ofPros,
    summary:
      'Changes of markups that are planned for a day, the next day first; or what became of them, the last one first.',
    query: z.object(planSearch),
    reply: pageOf(markupPlan).extend({ counts: z.record(z.enum(markupPlanStates), z.int()) }),
  },
  'GET /api/markup/plans/export': {
    ...ofPros,
    summary: 'The same as a CSV file.',
    query: z.object(planSearch),
    reply: replyOf(sentFile),
  },
  'POST /api/markup/plans': {
    ...ofPros,
    summary:
      'Plans changes of markups for a day to come; what was planned for the same rule and day is replaced.',
    body: newMarkupPlan,
    reply: replyOf(z.object({ planned: z.int() })),
  },
  'POST /api/markup/plans/cancel': {
    ...ofPros,
    summary: 'Cancels planned changes before their day: all of them or none.',
    body: z.object({ plans: z.array(opaqueId).min(1, say.none).max(largestPageSize) }),
    reply: replyOf(z.object({ cancelled: z.int() })),
  },
} as const satisfies EndpointTable
