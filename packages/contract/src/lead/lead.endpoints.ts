import { z } from 'zod'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { leadRow, sampleRequest } from './lead.ts'

const sought = {
  /** Of name, e-mail, phone number and showroom. */
  s: z.string().trim().max(80).default(''),
  from: dayTyped,
  to: dayTyped,
}

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
    query: z.object({ ...sought, ...pageQuery }),
    reply: pageOf(leadRow),
  },
  'GET /api/admin/leads/export': {
    summary: 'The same leads as a CSV file.',
    access: 'admin',
    pages: 'own',
    query: z.object(sought),
    reply: replyOf(sentFile),
  },
} as const satisfies EndpointTable
