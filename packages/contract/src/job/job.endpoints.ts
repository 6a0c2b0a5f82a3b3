import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { jobRow } from './job.ts'
import { jobSorts, jobStates } from './job-states.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: z.string().regex(/^\d{1,15}$/) }) }

export const jobEndpoints = {
  'GET /api/admin/jobs': {
    summary: 'Work behind the requests that was given up, or is open.',
    ...admin,
    query: z.object({ ...tableQuery(jobSorts), state: z.enum(jobStates).default('failed') }),
    reply: pageOf(jobRow),
  },
  'POST /api/admin/jobs/{id}/retry': {
    summary: 'Has what was given up begin anew.',
    ...admin,
    ...one,
    reply: replyOf(z.object({})),
  },
  'DELETE /api/admin/jobs/{id}': {
    summary: 'Drops what was given up.',
    ...admin,
    ...one,
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
