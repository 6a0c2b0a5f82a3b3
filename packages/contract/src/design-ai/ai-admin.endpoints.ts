import { z } from 'zod'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { sortsOf } from '../shared/sort.ts'
import { tableQuery } from '../shared/table.ts'
import { aiDay, aiLostRun, aiReportRow } from './ai-admin.ts'
import { aiDaySorts, aiLostStates, aiReportSorts, aiReportStates, aiRunSorts } from './ai-choices.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }

const daySearch = { ...pageQuery, sort: z.enum(sortsOf(aiDaySorts)).optional(), from: dayTyped, to: dayTyped }

export const aiAdminEndpoints = {
  'GET /api/admin/ai_reports': {
    summary: 'Pictures of AI Design that people reported, newest first.',
    ...admin,
    query: z.object({ ...tableQuery(aiReportSorts), state: z.enum(aiReportStates).optional() }),
    reply: pageOf(aiReportRow),
  },
  'PUT /api/admin/ai_reports/{id}': {
    summary: 'Decides a report; the third that is upheld blocks its account.',
    ...admin,
    ...one,
    body: z.object({ state: z.enum(['upheld', 'dismissed']) }),
    reply: replyOf(aiReportRow),
  },
  'PUT /api/admin/ai_pictures/{id}': {
    summary: 'Hides a reported picture from everybody, or shows it to its owner again.',
    ...admin,
    ...one,
    body: z.object({ is_hidden: z.boolean() }),
    reply: replyOf(z.object({})),
  },
  'PUT /api/admin/ai_accounts/{id}': {
    summary: 'Blocks an AI account, or opens it again.',
    ...admin,
    ...one,
    body: z.object({ is_blocked: z.boolean() }),
    reply: replyOf(z.object({})),
  },
  'GET /api/admin/ai_days': {
    summary: 'What AI Design made, spent and sold, by day, the latest first.',
    ...admin,
    query: z.object(daySearch),
    reply: pageOf(aiDay),
  },
  'GET /api/admin/ai_days/export': {
    summary: 'The same as a CSV file.',
    ...admin,
    query: z.object(daySearch),
    reply: replyOf(sentFile),
  },
  'GET /api/admin/ai_runs': {
    summary: 'Runs of AI Design that failed or were blocked, newest first.',
    ...admin,
    query: z.object({ ...tableQuery(aiRunSorts), state: z.enum(aiLostStates).optional() }),
    reply: pageOf(aiLostRun),
  },
} as const satisfies EndpointTable
