import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { receivedSearch } from '../shared/received-search.ts'
import { sentFile } from '../shared/sent-file.ts'
import { leadRow, sampleRequest } from './lead.ts'

export const leadEndpoints = {
  'POST /api/sample_request': {
    summary: 'Keeps a lead of the popup form.',
    access: 'anyone',
    pages: 'own',
    sentAs: 'form',
    body: sampleRequest,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  },
  'GET /api/admin/leads': {
    summary: 'Leads of the popup, newest first.',
    access: 'admin',
    pages: 'own',
    query: z.object({ ...receivedSearch, ...pageQuery }),
    reply: pageOf(leadRow),
  },
  'GET /api/admin/leads/export': {
    summary: 'The same leads as a CSV file.',
    access: 'admin',
    pages: 'own',
    query: z.object(receivedSearch),
    reply: replyOf(sentFile),
  },
} as const satisfies EndpointTable
