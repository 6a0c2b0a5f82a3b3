import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { showroomName } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { adminDomain } from './admin-domain.ts'
import { domainSorts, domainStates } from './domain.rules.ts'

export const adminDomainEndpoints = {
  'GET /api/admin/domains': {
    summary: 'Websites that may show a showroom, or want to, the newest first.',
    access: 'admin',
    pages: 'own',
    query: z.object({ ...tableQuery(domainSorts), state: z.enum(domainStates).optional() }),
    reply: pageOf(adminDomain),
  },
  'POST /api/admin/domains/verify': {
    summary: 'Looks for a website’s proof now.',
    access: 'admin',
    pages: 'own',
    body: z.object({ showroom: showroomName, website: z.string().trim().min(1).max(300) }),
    reply: replyOf(z.object({ is_proven: z.boolean() })),
  },
} as const satisfies EndpointTable
