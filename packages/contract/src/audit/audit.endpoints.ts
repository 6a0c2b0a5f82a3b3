import { z } from 'zod'
import type { EndpointTable } from '../shared/endpoint.ts'
import { replyOf } from '../shared/endpoint.ts'
import { pageOf } from '../shared/paging.ts'
import { dayTyped } from '../shared/day-typed.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { deed } from './audit.ts'
import { auditSorts } from './audit-sorts.ts'

const search = {
  ...tableQuery(auditSorts),
  /** What it was done to: `user`, `application`, … */
  entity: z.string().trim().max(40).optional(),
  from: dayTyped,
  to: dayTyped,
}

export const auditEndpoints = {
  'GET /api/admin/audit': {
    summary: 'What Admins did, newest first, with what it was before and after.',
    access: 'admin',
    pages: 'own',
    query: z.object(search),
    reply: pageOf(deed).extend({ entities: z.array(z.string()) }),
  },
  'GET /api/admin/audit/export': {
    summary: 'The same as a CSV file.',
    access: 'admin',
    pages: 'own',
    query: z.object(search),
    reply: replyOf(sentFile),
  },
} as const satisfies EndpointTable
